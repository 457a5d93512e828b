/**
 * Draws the pictures that the demo catalogue uses from the emoji package to `public/pictures`, and deletes unused
 * ones. Unchanged files are not written.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoCatalogue } from '../../mock/catalogue';
import { pictureFiles, type PictureDrawing } from '../../mock/catalogue/pictureFiles';
import { projectFolder } from '../command/run';
import { runCommand, StartError } from '../command/startError';
import { drawPicture } from './drawPicture';

const packageName = '@lobehub/fluent-emoji-3d';
const emojiFolder = join(projectFolder, 'node_modules', packageName, 'assets');
const emojiFile = (emoji: string) => join(emojiFolder, `${emoji}.webp`);

/** Throws StartError with the names of all missing pictures. */
function assertPicturesExist(drawings: ReadonlyMap<string, PictureDrawing>): void {
  if (!existsSync(emojiFolder))
    throw new StartError(`The package ${packageName} is not installed. "npm ci" installs it.`);
  const missing = [...drawings].flatMap(([name, { emoji, beside }]) =>
    [emoji, ...(beside ? [beside.emoji] : [])]
      .filter((one) => !existsSync(emojiFile(one)))
      .map((one) => (name === one ? one : `${one} (for ${name})`)),
  );
  if (missing.length === 0) return;
  throw new StartError(`${packageName} has no picture ${missing.join(', ')}. Choose another emoji in mock/catalogue.`);
}

/** Writes a file when its content differs. Returns whether it wrote. */
function writeChanged(file: string, content: Buffer): boolean {
  if (existsSync(file) && readFileSync(file).equals(content)) return false;
  // A build that is stopped leaves no half of a picture.
  writeFileSync(`${file}.part`, content);
  renameSync(`${file}.part`, file);
  return true;
}

/** Drawing takes seconds: a file whose name says how it is drawn is drawn again when what it is drawn with is newer. */
const isDrawn = (file: string, { colour, beside }: PictureDrawing): boolean =>
  (colour !== undefined || beside !== undefined) &&
  existsSync(file) &&
  [join(__dirname, 'drawPicture.ts'), emojiFolder].every(
    (source) => statSync(source).ctimeMs <= statSync(file).mtimeMs,
  );

/**
 * Makes `folder` contain exactly the pictures of `drawings` (by file name without extension). Rejects with StartError before any
 * change when an emoji does not exist.
 */
export async function drawPictures(
  drawings: ReadonlyMap<string, PictureDrawing>,
  folder: string,
): Promise<{ drawn: number; removed: number }> {
  assertPicturesExist(drawings);
  mkdirSync(folder, { recursive: true });
  const fileNames = new Map([...drawings].map(([name, drawing]) => [`${name}.webp`, drawing]));
  const stale = readdirSync(folder).filter((name) => !fileNames.has(name));
  for (const name of stale) rmSync(join(folder, name), { recursive: true });
  let drawn = 0;
  for (const [name, drawing] of fileNames) {
    const file = join(folder, name);
    if (!isDrawn(file, drawing) && writeChanged(file, await drawPicture(drawing, emojiFile))) drawn += 1;
  }
  return { drawn, removed: stale.length };
}

if (require.main === module) {
  runCommand(async () => {
    const drawings = pictureFiles(demoCatalogue(SHOP.names));
    const { drawn, removed } = await drawPictures(drawings, join(projectFolder, 'public/pictures'));
    process.stdout.write(`${drawings.size} pictures: ${drawn} drawn, ${removed} removed.\n`);
  });
}
