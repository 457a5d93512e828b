/** What the servers print when they are ready. */
import { accounts } from '../mock/shop/accounts';

/** Formats one line of the greeting. */
const row = (label: string, value: string) => `  ${label.padEnd(16)}${value}`;

/** The addresses of both platforms. `port` is that of this machine. */
export const addressLines = (port: number): string[] => [
  row('Phone', `http://localhost:${port}/#/h5/home`),
  row('Desktop', `http://localhost:${port}/#/pc/home`),
  row('Developers', `http://localhost:${port}/#/docs`),
];

/** The demo accounts with what each shows. */
export const accountLines = (): string[] => [
  'Demo accounts (the page shows the one-time code; any other number becomes a new customer):',
  ...accounts.map(({ phone, nickname, shows }) => row(phone, `${nickname} – ${shows.en}`)),
];
