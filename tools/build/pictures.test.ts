import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyPictures } from './pictures';
import { StartError } from '../command/startError';

const HEADPHONES = '1f3a7';
const FOX = '1f98a';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('copyPictures', () => {
  it('copies pictures under the names that the storefront requests', () => {
    const outcome = copyPictures(
      new Map([
        [HEADPHONES, HEADPHONES],
        ['avatar-fox', FOX],
      ]),
      folder,
    );
    expect(outcome).toEqual({ copied: 2, removed: 0 });
    expect(readdirSync(folder).sort()).toEqual([`${HEADPHONES}.webp`, 'avatar-fox.webp']);
    expect(readFileSync(join(folder, 'avatar-fox.webp')).subarray(8, 12).toString()).toBe('WEBP');
  });

  it('does not write unchanged pictures', () => {
    const sources = new Map([[HEADPHONES, HEADPHONES]]);
    copyPictures(sources, folder);
    const before = statSync(join(folder, `${HEADPHONES}.webp`)).mtimeMs;
    expect(copyPictures(sources, folder)).toEqual({ copied: 0, removed: 0 });
    expect(statSync(join(folder, `${HEADPHONES}.webp`)).mtimeMs).toBe(before);
  });

  it('replaces a changed picture and deletes unused files', () => {
    copyPictures(
      new Map([
        ['paid', HEADPHONES],
        ['offline', HEADPHONES],
      ]),
      folder,
    );
    writeFileSync(join(folder, 'left-over.txt'), 'old');
    expect(copyPictures(new Map([['paid', FOX]]), folder)).toEqual({ copied: 1, removed: 2 });
    expect(readdirSync(folder)).toEqual(['paid.webp']);
  });

  it('throws and changes nothing when a picture does not exist', () => {
    writeFileSync(join(folder, 'kept.webp'), 'old');
    const sources = new Map([
      ['paid', 'ffff'],
      ['fffe', 'fffe'],
    ]);
    expect(() => copyPictures(sources, folder)).toThrow(StartError);
    expect(() => copyPictures(sources, folder)).toThrow('has no picture ffff (for paid), fffe.');
    expect(readdirSync(folder)).toEqual(['kept.webp']);
  });
});
