import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawPictures } from './pictures';
import { StartError } from '../command/startError';

const HEADPHONES = '1f3a7';
const FOX = '1f98a';
const TULIP = '1f337';
const BICYCLE = '1f6b2';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Mean colour of the opaque pixels of a picture, as [red, green, blue]. */
async function meanColour(name: string): Promise<number[]> {
  const { data } = await sharp(join(folder, `${name}.webp`))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const sums = [0, 0, 0];
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 200) continue;
    count += 1;
    sums.forEach((sum, index) => (sums[index] = sum + (data[at + index] ?? 0)));
  }
  return sums.map((sum) => Math.round(sum / count));
}

describe('drawPictures', () => {
  it('copies pictures under the names that the storefront requests', async () => {
    const outcome = await drawPictures(
      new Map([
        [HEADPHONES, { emoji: HEADPHONES }],
        ['avatar-fox', { emoji: FOX }],
      ]),
      folder,
    );
    expect(outcome).toEqual({ drawn: 2, removed: 0 });
    expect(readdirSync(folder).sort()).toEqual([`${HEADPHONES}.webp`, 'avatar-fox.webp']);
    expect(readFileSync(join(folder, 'avatar-fox.webp')).subarray(8, 12).toString()).toBe('WEBP');
  });

  it('does not write unchanged pictures', async () => {
    const drawings = new Map([
      [HEADPHONES, { emoji: HEADPHONES }],
      ['drawn', { emoji: HEADPHONES, colour: '#2a2c30' }],
    ]);
    await drawPictures(drawings, folder);
    const times = () => [HEADPHONES, 'drawn'].map((name) => statSync(join(folder, `${name}.webp`)).mtimeMs);
    const before = times();
    expect(await drawPictures(drawings, folder)).toEqual({ drawn: 0, removed: 0 });
    expect(times()).toEqual(before);
  });

  it('replaces a changed picture and deletes unused files', async () => {
    await drawPictures(
      new Map([
        ['paid', { emoji: HEADPHONES }],
        ['offline', { emoji: HEADPHONES }],
      ]),
      folder,
    );
    writeFileSync(join(folder, 'left-over.txt'), 'old');
    expect(await drawPictures(new Map([['paid', { emoji: FOX }]]), folder)).toEqual({ drawn: 1, removed: 2 });
    expect(readdirSync(folder)).toEqual(['paid.webp']);
  });

  it('draws an emoji in a colour, and keeps the parts that have another colour', async () => {
    await drawPictures(
      new Map([
        ['black', { emoji: HEADPHONES, colour: '#2a2c30' }],
        ['pink', { emoji: HEADPHONES, colour: '#eaa0b6' }],
        ['tulip', { emoji: TULIP }],
        ['blue-tulip', { emoji: TULIP, colour: '#33618a' }],
      ]),
      folder,
    );
    const [black, pink] = [await meanColour('black'), await meanColour('pink')];
    expect(Math.max(...black)).toBeLessThan(90);
    expect(pink[0]).toBeGreaterThan(200);
    expect((pink[0] ?? 0) - (pink[1] ?? 0)).toBeGreaterThan(40);
    // The leaves stay green.
    const leaf = async (name: string) => {
      const file = sharp(join(folder, `${name}.webp`)).extract({ left: 88, top: 214, width: 4, height: 4 });
      return [...(await file.raw().toBuffer())].slice(0, 3);
    };
    const [before, after] = [await leaf('tulip'), await leaf('blue-tulip')];
    expect(before[1]).toBeGreaterThan(before[0] ?? 255);
    after.forEach((level, index) => expect(Math.abs(level - (before[index] ?? 0))).toBeLessThan(12));
  });

  it.each([
    [FOX, 50, 218, 345],
    // Wider than high.
    [BICYCLE, 260, 145, 230],
  ])('draws an emoji beside %s in the ratio of their heights', async (emoji, percent, end, start) => {
    await drawPictures(new Map([['pair', { emoji: HEADPHONES, beside: { emoji, percent } }]]), folder);
    const pair = sharp(join(folder, 'pair.webp'));
    expect(await pair.metadata()).toMatchObject({ width: 512, height: 512, hasAlpha: true });
    const heightOf = async (left: number, width: number) => {
      const part = await pair.clone().extract({ left, top: 0, width, height: 512 }).png().toBuffer();
      return (await sharp(part).trim().toBuffer({ resolveWithObject: true })).info.height;
    };
    const ratio = (await heightOf(start, 512 - start)) / (await heightOf(0, end));
    expect(Math.abs(ratio / (percent / 100) - 1)).toBeLessThan(0.06);
  });

  it('throws and changes nothing when a picture does not exist', async () => {
    writeFileSync(join(folder, 'kept.webp'), 'old');
    const drawings = new Map([
      ['paid', { emoji: 'ffff' }],
      ['fffe', { emoji: 'fffe' }],
      ['pair', { emoji: FOX, beside: { emoji: 'fffd', percent: 50 } }],
    ]);
    await expect(drawPictures(drawings, folder)).rejects.toThrow(StartError);
    await expect(drawPictures(drawings, folder)).rejects.toThrow(
      'has no picture ffff (for paid), fffe, fffd (for pair).',
    );
    expect(readdirSync(folder)).toEqual(['kept.webp']);
  });
});
