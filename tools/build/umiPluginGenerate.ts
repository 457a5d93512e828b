/**
 * Umi plugin: the command `max generate-files` writes what `max setup` writes, but only files that have changed. `max setup`
 * deletes all of them first, under the type check or the tests that run at the same moment.
 */
import type { IApi } from '@umijs/max';

/** Name of the command. */
export const generateCommand = 'generate-files';

export default function generatePlugin(api: IApi): void {
  api.registerCommand({
    name: generateCommand,
    description: 'generates the files in src/.umi',
    fn: async () => {
      await api.applyPlugins({ key: 'onGenerateFiles', args: { files: null, isFirstTime: true } });
    },
  });
}
