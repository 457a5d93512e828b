/** The second build (tools/build/secondBuild.ts) is for an API with products of its own: nothing in it is of the demo shop. */
import { readFileSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { escapeRegExp } from 'es-toolkit';
import { catalogue } from '../../mock/testing/wholeCatalogue';
import { distFolder } from '../../tools/build/freshness';
import { noticesFileName } from '../../tools/build/notices';
import { readSecondPage, secondFolder } from '../../tools/build/secondBuild';
import { projectFolder } from '../../tools/command/run';
import { expect, test } from './shopTest';

const withoutText = ['.webp', '.png', '.jpg', '.ico', '.woff2', '.br', '.gz'];

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** The texts among the files of a folder. The notices name the pictures of every build. */
const textsIn = (folder: string) =>
  filesIn(folder).flatMap((file) =>
    withoutText.includes(extname(file)) || file.endsWith(noticesFileName) ? [] : [readFileSync(file, 'utf8')],
  );

/** Which of these names the texts contain as whole words. */
function namesIn(texts: readonly string[], names: readonly string[]): string[] {
  const pattern = new RegExp(`(?<!\\p{L})(?:${names.map(escapeRegExp).join('|')})(?!\\p{L})`, 'gu');
  return [...new Set(texts.flatMap((text) => text.match(pattern) ?? []))].sort();
}

/** Names of the demo shop in each language that are no words of the app, such as "Returns". */
function demoNames(): string[] {
  const { goods, categories, coupons, campaigns, banners, articles } = catalogue;
  const localized = [
    ...[...goods, ...categories, ...coupons].map(({ name }) => name),
    ...[...campaigns, ...banners, ...articles].map(({ title }) => title),
  ];
  // The longest first: a name can begin with another one.
  const names = [...new Set(localized.flatMap((texts) => Object.values(texts)))].sort(
    (one, other) => other.length - one.length,
  );
  const sources = filesIn(join(projectFolder, 'src')).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|[\\/]\.umi/.test(file),
  );
  const ofApp = new Set(
    namesIn(
      sources.map((file) => readFileSync(file, 'utf8')),
      names,
    ),
  );
  return names.filter((name) => !ofApp.has(name));
}

/** Pictures of products, whose names have the code of an emoji, and of screens with products. */
const demoPicturesIn = (folder: string) => {
  const named = textsIn(folder).flatMap((text) => text.match(/pictures\/(?:[\w-]*\d[\w-]*)\.webp/g) ?? []);
  const files = filesIn(folder).map((file) => file.slice(folder.length + 1).replaceAll('\\', '/'));
  return [...new Set([...named, ...files.filter((file) => /^(?:pictures\/.*\d|screenshots\/)/.test(file))])].sort();
};

test('a build for an API has no name and no picture of the demo shop', () => {
  const names = demoNames();
  expect(names.length).toBeGreaterThan(250);
  readSecondPage();
  expect(namesIn(textsIn(secondFolder), names)).toEqual([]);
  expect(demoPicturesIn(secondFolder)).toEqual([]);
  // Its own build has them.
  expect(namesIn(textsIn(distFolder), names).length).toBeGreaterThan(80);
  expect(demoPicturesIn(distFolder).length).toBeGreaterThan(150);
});
