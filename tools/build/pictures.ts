/**
 * Copies the pictures that the demo catalogue uses from the emoji package to `public/pictures`, and deletes unused
 * ones. Unchanged files are not written.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoCatalogue } from '../../mock/catalogue';
import { pictureFiles } from '../../mock/catalogue/pictureFiles';
import { projectFolder } from '../command/run';
import { runCommand, StartError } from '../command/startError';

const packageName = '@lobehub/fluent-emoji-3d';
const emojiFolder = join(projectFolder, 'node_modules', packageName, 'assets');
const emojiFile = (emoji: string) => join(emojiFolder, `${emoji}.webp`);

/** Throws StartError with the names of all missing pictures. */
function assertPicturesExist(sources: ReadonlyMap<string, string>): void {
  if (!existsSync(emojiFolder))
    throw new StartError(`The package ${packageName} is not installed. "npm ci" installs it.`);
  const missing = [...sources].filter(([, emoji]) => !existsSync(emojiFile(emoji)));
  if (missing.length === 0) return;
  const names = missing.map(([name, emoji]) => (name === emoji ? emoji : `${emoji} (for ${name})`)).join(', ');
  throw new StartError(`${packageName} has no picture ${names}. Choose another emoji in mock/catalogue.`);
}

/** Writes a file when its content differs. Returns whether it wrote. */
function writeChanged(file: string, content: Buffer): boolean {
  if (existsSync(file) && readFileSync(file).equals(content)) return false;
  writeFileSync(file, content);
  return true;
}

/**
 * Makes `folder` contain exactly the pictures of `sources` (emoji name by file name, both without extension). Throws
 * StartError before any change when a picture does not exist.
 */
export function copyPictures(
  sources: ReadonlyMap<string, string>,
  folder: string,
): { copied: number; removed: number } {
  assertPicturesExist(sources);
  mkdirSync(folder, { recursive: true });
  const fileNames = new Map([...sources].map(([name, emoji]) => [`${name}.webp`, emoji]));
  const stale = readdirSync(folder).filter((name) => !fileNames.has(name));
  for (const name of stale) rmSync(join(folder, name), { recursive: true });
  const copied = [...fileNames].filter(([name, emoji]) =>
    writeChanged(join(folder, name), readFileSync(emojiFile(emoji))),
  );
  return { copied: copied.length, removed: stale.length };
}

if (require.main === module) {
  runCommand(() => {
    const sources = pictureFiles(demoCatalogue(SHOP.names));
    const { copied, removed } = copyPictures(sources, join(projectFolder, 'public/pictures'));
    process.stdout.write(`${sources.size} pictures: ${copied} copied, ${removed} removed.\n`);
  });
}
