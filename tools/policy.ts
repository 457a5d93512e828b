/**
 * `npm run policy -- nginx` or `-- caddy`: prints the response headers of the page in `dist` as web server
 * configuration. IMAGE_HOSTS counts as for the server.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCommandLine } from './commandLine';
import { distFolder } from './freshness';
import { readImageHosts } from './server/options';
import { policyText } from './server/policyText';
import { runCommand, StartError } from './startError';

runCommand(() => {
  const [server] = readCommandLine({
    command: 'npm run policy',
    about: 'Prints the response headers of the page in dist as web server configuration.',
    operands: { usage: 'nginx|caddy', about: 'The web server that sends the headers.' },
    environment: { IMAGE_HOSTS: 'hosts of pictures, as for npm start' },
  }).operands;
  if (server !== 'nginx' && server !== 'caddy')
    throw new StartError('Say for which server: npm run policy -- nginx, or npm run policy -- caddy');
  const page = join(distFolder, 'index.html');
  if (!existsSync(page)) throw new StartError('There is no built storefront. "npm run build" makes it.');
  process.stdout.write(`${policyText(server, readFileSync(page, 'utf8'), readImageHosts(process.env))}\n`);
});
