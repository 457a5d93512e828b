/**
 * Umi plugin: writes the modules of `tools/build/localeModules.ts` into the folder of Umi's generated files. It writes them itself,
 * because `writeTmpFile` of Umi switches the type check off.
 */
import { join } from 'node:path';
import type { IApi } from '@umijs/max';
import { writeLocaleModules } from './localeModules';
import { projectFolder } from '../command/run';

export default (api: IApi) => {
  const write = () => writeLocaleModules(join(api.paths.absTmpPath, 'locales'));
  api.onGenerateFiles(({ isFirstTime }) => {
    try {
      write();
    } catch (error) {
      // A file is added to one language after the other. The development server must survive the time in between.
      if (isFirstTime) throw error;
      process.stderr.write(`${String(error)}\n`);
    }
  });
  api.addTmpGenerateWatcherPaths(() => ({
    path: join(projectFolder, 'src/locales'),
    events: ['add', 'unlink', 'change'],
  }));
};
