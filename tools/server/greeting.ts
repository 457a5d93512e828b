/** What `npm start` says when the shop is open. */
import { accounts } from '../../mock/shop/accounts';
import type { ServerOptions } from './options';

const row = (label: string, value: string) => `  ${label.padEnd(16)}${value}`;

/** The greeting; `scene` is the scene of the demo shop, undefined when a real backend answers. */
export function greeting({ port, apiTarget, dataFolder }: ServerOptions, scene: string | undefined): string {
  const storefront = ['', 'Persimmon is open.', '', row('Phone', `http://localhost:${port}/#/h5/home`), row('Desktop', `http://localhost:${port}/#/pc/home`), ''];
  if (scene === undefined) return [...storefront, `/api is answered by ${apiTarget?.href ?? ''}`, ''].join('\n');
  return [
    ...storefront,
    'Demo accounts (the page shows the one-time code; any other number becomes a new customer):',
    ...accounts.map(({ phone, nickname, shows }) => row(phone, `${nickname} – ${shows.en}`)),
    '',
    `Demo shop "${scene}", kept in ${dataFolder}; "npm run shop:reset" starts over. Ctrl+C closes it.`,
    '',
  ].join('\n');
}
