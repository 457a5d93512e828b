/** Code that libraries bring into the entry and that this app cannot reach. Leaving it out is a matter of kilobytes. */
import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The folder of an installed package, as seen from another file or package. */
function folderOf(packageName: string, from: string): string {
  return dirname(createRequire(from).resolve(`${packageName}/package.json`));
}

/**
 * Absolute paths of what is left out of the bundle: the data hook of Umi's request plugin (screens read through useRead),
 * axios' fetch adapter (every browser has the one that axios prefers), its names of status codes, its progress events and its
 * reading of forms (nothing here sends one), and the page that a server would draw.
 */
export function pathsToLeaveOut(): string[] {
  const here = join(__dirname, 'leaveOut.ts');
  const umiPlugins = folderOf('@umijs/plugins', folderOf('@umijs/max', here) + '/package.json');
  const dataHook = folderOf('@ahooksjs/use-request', `${umiPlugins}/package.json`);
  const axios = join(folderOf('axios', here), 'lib');
  const unusedOfAxios = ['adapters/fetch.js', 'helpers/HttpStatusCode.js', 'helpers/progressEventReducer.js', 'helpers/formDataToJSON.js'];
  const serverPage = join(folderOf('@umijs/renderer-react', `${umiPlugins}/package.json`), 'dist/html.js');
  return [dataHook, ...unusedOfAxios.map((file) => realpathSync(join(axios, file))), realpathSync(serverPage)];
}

/** The folder of the helpers that all packages share. */
export function helperFolder(): string {
  return folderOf('@babel/runtime', join(__dirname, 'leaveOut.ts'));
}
