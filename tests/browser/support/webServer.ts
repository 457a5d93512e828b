/**
 * The printed sites in real nginx and Caddy. `.ci/run` installs both from Debian; elsewhere NGINX_PATH and CADDY_PATH name them.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../tools/command/freePort';
import { loadShop } from '../../../tools/config/shopConfig';
import type { WebServer } from '../../../tools/serve/server/policyText';
import { siteText, type SiteOptions } from '../../../tools/serve/server/siteText';

/** A site of the languages of the shop; without `pages` its readable pages are files that are missing. */
type SiteOfTest = Omit<SiteOptions, 'host' | 'port' | 'pages' | 'languages'> & {
  port?: number;
  pages?: SiteOptions['pages'];
};

export interface WebServers {
  /** Starts a server with the printed site alone; resolves with its origin. `page` is the page of the build in `site.root`. */
  start(server: WebServer, page: string, site: SiteOfTest): Promise<string>;
  /** Ends all of them. */
  end(): Promise<void>;
}

/** Arguments that start the server with the printed site alone. */
function commandOf(server: WebServer, text: string, folder: string): readonly [string, ...string[]] {
  const file = join(folder, `site.${server}`);
  if (server === 'caddy') {
    writeFileSync(file, `{\n\tadmin off\n}\n${text}`);
    return [process.env['CADDY_PATH'] ?? 'caddy', 'run', '--adapter', 'caddyfile', '--config', file];
  }
  writeFileSync(file, text);
  const main = join(folder, 'nginx.conf');
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  writeFileSync(
    main,
    `user root; daemon off; pid ${join(folder, 'nginx.pid')}; error_log stderr; events {}
http { access_log off; ${folders.join(' ')} include ${file}; }`,
  );
  return [process.env['NGINX_PATH'] ?? 'nginx', '-p', folder, '-c', main];
}

/** Servers for one test file. */
export function createWebServers(): WebServers {
  const running: ChildProcess[] = [];
  const folders: string[] = [];
  return {
    async start(server, page, { port = freePort(), pages = { policy: "default-src 'none'" }, ...site }) {
      const folder = mkdtempSync(join(tmpdir(), 'persimmon-site-'));
      folders.push(folder);
      const host = server === 'nginx' ? 'localhost' : 'http://localhost';
      const { languages } = loadShop();
      const [command, ...args] = commandOf(
        server,
        siteText(server, page, { ...site, languages, pages, host, port }),
        folder,
      );
      const child = spawn(command, args, { env: { PATH: `${process.env['PATH']}:/usr/sbin`, HOME: folder } });
      let output = '';
      child.stderr.on('data', (part: Buffer) => (output += part.toString()));
      const hasFailed = new Promise<never>((_done, fail) => {
        child.once('error', (error) => fail(new Error(`${server} is not installed: ${error.message}`)));
        child.once('exit', (code) => fail(new Error(`${server} ended with ${code}: ${output}`)));
      });
      hasFailed.catch(() => undefined);
      running.push(child);
      const origin = `http://localhost:${port}`;
      const isUp = async () => {
        while (child.exitCode === null && !(await fetch(origin).catch(() => undefined))) await wait(50);
      };
      await Promise.race([isUp(), hasFailed]);
      return origin;
    },
    async end() {
      for (const child of running.filter(({ exitCode, pid }) => pid !== undefined && exitCode === null)) {
        // nginx ends its workers before it ends itself.
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
    },
  };
}
