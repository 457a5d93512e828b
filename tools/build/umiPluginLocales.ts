/**
 * Umi plugin: writes the modules of `tools/build/localeModules.ts` into the folder of Umi's generated files. It writes them itself,
 * because `writeTmpFile` of Umi switches the type check off.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IApi } from '@umijs/max';
import { shopLanguages } from '../config/shopConfig';
import { localeModules } from './localeModules';
import { projectFolder } from '../command/run';

export default (api: IApi) => {
  function write(): void {
    const folder = join(api.paths.absTmpPath, 'locales');
    mkdirSync(folder, { recursive: true });
    const modules = localeModules(shopLanguages());
    for (const [name, text] of Object.entries(modules)) {
      const file = join(folder, name);
      if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
    }
    // TypeScript must miss a module whose messages were removed.
    for (const name of readdirSync(folder)) if (!(name in modules)) rmSync(join(folder, name));
  }
  api.onGenerateFiles(({ isFirstTime }) => {
    try {
      write();
    } catch (error) {
      // A file is added to one language after the other. The development server must survive the time in between.
      if (isFirstTime) throw error;
      process.stderr.write(`${String(error)}\n`);
    }
  });
  api.addTmpGenerateWatcherPaths(() => ({ path: join(projectFolder, 'src/locales'), events: ['add', 'unlink'] }));
};
