/** The files of this project as the tests of its shape see them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const projectFolder = resolve(__dirname, '../..');

export interface ProjectFile {
  /** From the folder of the project, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** All files below a folder that end in one of `endings`; generated ones are left out. */
export function filesBelow(folder: string, endings: readonly string[] = ['.ts', '.tsx']): ProjectFile[] {
  return readdirSync(join(projectFolder, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => endings.some((ending) => path.endsWith(ending)) && !path.includes('/.umi'))
    .map((path) => ({ path, text: readFileSync(join(projectFolder, path), 'utf8') }));
}

/** Whatever a file imports, at once or on demand. */
export function importsOf({ text }: ProjectFile): string[] {
  return [...text.matchAll(/(?:\bfrom|\bimport|\brequire\(|\bimport\((?:\s*\/\*.*?\*\/)?)\s*'([^']+)'/g)].map(([, source = '']) => source);
}
