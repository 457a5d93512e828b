/** What the servers print when they are ready. */
import { accounts } from '../../mock/accounts';

/** Formats one line of the greeting. */
const greetingLine = (label: string, value: string) => `  ${label.padEnd(16)}${value}`;

/** The addresses of both platforms. `port` is that of this machine, `basePath` the path of the storefront. */
export const urlLines = (port: number, basePath = ''): string[] => [
  greetingLine('Phone', `http://localhost:${port}${basePath}/#/h5/home`),
  greetingLine('Desktop', `http://localhost:${port}${basePath}/#/pc/home`),
  greetingLine('Developers', `http://localhost:${port}${basePath}/#/docs`),
];

/** The demo accounts with what each shows. */
export const accountLines = (): string[] => [
  'Demo accounts (the page shows the one-time code; any other number becomes a new customer):',
  ...accounts.map(({ phone, nickname, shows }) => greetingLine(phone, `${nickname} – ${shows.en}`)),
];
