/** The files of the build under test, from the manifest that the page uses. */
import { readBuildReport } from '../../../tools/build/worker/writeWorker';

/** Paths of the entry script and its style sheet. */
export const filesOfEntry = (): readonly string[] => readBuildReport().entry;

/** Paths of the files of a page (`/h5/components/goodsDetail`) that neither its shell nor any of the `others` loads. */
export function filesOfPage(path: string, ...others: readonly string[]): string[] {
  const { manifest } = readBuildReport();
  const platform = path.split('/')[1] ?? '';
  const shared = new Set([
    ...manifest.layout,
    ...(manifest.shells[platform] ?? []),
    ...others.flatMap((other) => manifest.pages[other] ?? []),
  ]);
  return (manifest.pages[path] ?? [])
    .filter((index) => !shared.has(index))
    .flatMap((index) => manifest.files[index] ?? []);
}

/** Paths of the files of a platform's shell. */
export function filesOfShell(platform: string): string[] {
  const { manifest } = readBuildReport();
  return (manifest.shells[platform] ?? []).flatMap((index) => manifest.files[index] ?? []);
}
