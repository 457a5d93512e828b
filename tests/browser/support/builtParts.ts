/** The files of the build under test, as the page itself looks them up. */
import { readFileSync } from 'node:fs';
import type { BootParts } from '../../../tools/html/bootParts';
import type { BuildNote } from '../../../tools/worker/manifest';
import { bootPartsNote } from '../../../tools/worker/writeWorker';

const readNote = (): BuildNote => JSON.parse(readFileSync(bootPartsNote, 'utf8'));
const readParts = (): BootParts => readNote().parts;

/** Addresses of the script and the sheet that everything starts with. */
export const filesOfEntry = (): readonly string[] => readNote().entry;

/** Addresses of the files of a page (`/h5/components/goodsDetail`) that neither its shell nor any of the `others` has loaded already. */
export function filesOfPage(path: string, ...others: readonly string[]): string[] {
  const parts = readParts();
  const face = path.split('/')[1] ?? '';
  const shared = new Set([...parts.layout, ...(parts.shells[face] ?? []), ...others.flatMap((other) => parts.pages[other] ?? [])]);
  return (parts.pages[path] ?? []).filter((place) => !shared.has(place)).flatMap((place) => parts.files[place] ?? []);
}

/** Addresses of the files of a face's shell. */
export function filesOfShell(face: string): string[] {
  const parts = readParts();
  return (parts.shells[face] ?? []).flatMap((place) => parts.files[place] ?? []);
}
