/** Reads the source files of this project for architecture tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const projectFolder = resolve(__dirname, '../..');

export interface ProjectFile {
  /** Relative to the project folder, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** All files below a folder with one of these endings, without generated files. */
export function filesBelow(folder: string, endings: readonly string[] = ['.ts', '.tsx']): ProjectFile[] {
  return readdirSync(join(projectFolder, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => endings.some((ending) => path.endsWith(ending)) && !path.includes('/.umi'))
    .map((path) => ({ path, text: readFileSync(join(projectFolder, path), 'utf8') }));
}

/** Static and dynamic imports of a file. */
export function importsOf({ text }: ProjectFile): string[] {
  return [...text.matchAll(/(?:\bfrom|\bimport|\brequire\(|\bimport\((?:\s*\/\*.*?\*\/)?)\s*'([^']+)'/g)].map(
    ([, source = '']) => source,
  );
}
