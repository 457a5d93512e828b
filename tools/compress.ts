/** Writes a Brotli and a gzip copy beside every text file of a folder, so that the server never compresses the same file twice. */
import { readdirSync, statSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Bytes below which the headers of a compressed answer cost more than it saves. */
const leastBytes = 1024;
const textFile = /\.(?:js|css|html|json|svg|webmanifest|txt|xml|map)$/;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await Promise.all([brotli(content, { params }).then((small) => writeFile(`${file}.br`, small)), zip(content, { level: 9 }).then((small) => writeFile(`${file}.gz`, small))]);
}

/** Compresses all text files of `folder` that are worth it; returns how many. */
export async function compressFolder(folder: string): Promise<number> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => textFile.test(file) && statSync(file).isFile() && statSync(file).size >= leastBytes);
  await Promise.all(files.map(compressFile));
  return files.length;
}
