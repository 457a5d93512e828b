/**
 * Writes a Brotli and a gzip copy of each text file in a folder, so that the server does not compress at request time.
 */
import { readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Smaller files gain less than the additional headers cost. */
const MIN_BYTES = 1024;
const textFilePattern = /\.(?:js|css|html|json|svg|webmanifest|txt|xml|map)$/;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  await Promise.all([
    brotliAsync(content, { params }).then((compressed) => writeFile(`${file}.br`, compressed)),
    gzipAsync(content, { level: 9 }).then((compressed) => writeFile(`${file}.gz`, compressed)),
  ]);
}

/** Compresses the text files of `folder` of at least `MIN_BYTES`. Returns their number. */
export async function compressFolder(folder: string): Promise<number> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => textFilePattern.test(file) && statSync(file).isFile() && statSync(file).size >= MIN_BYTES);
  await Promise.all(files.map(compressFile));
  return files.length;
}
