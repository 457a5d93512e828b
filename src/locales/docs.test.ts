import { filesBelow, importsOf } from '../../tests/setup/projectFiles';
import { docs as english } from './en/docs';
import type { Word } from './wordFormat';
import { docs as chinese } from './zh/docs';

const source = filesBelow('src').filter(({ path }) => !/\.test\.tsx?$/.test(path));
const textsOf = (word: Word) => (typeof word === 'string' ? [word] : Object.values(word));
const placesOf = (word: Word) => [...new Set(textsOf(word).flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort().join();
const pairs: [string, Word, Word][] = Object.entries<Word>(english).map(([key, word]) => [key, word, Object.entries<Word>(chinese).find(([name]) => name === key)?.[1] ?? '']);
const namesOf = (wrong: typeof pairs) => wrong.map(([key]) => key);

describe('the words of the developers’ page', () => {
  test('exist in both languages, the Chinese ones in Chinese', () => {
    expect(Object.keys(chinese).sort()).toEqual(Object.keys(english).sort());
    expect(namesOf(pairs.filter(([, ...words]) => words.flatMap(textsOf).some((text) => !text.trim())))).toEqual([]);
    expect(namesOf(pairs.filter(([, , word]) => !textsOf(word).every((text) => /[\u4e00-\u9fff]|^[^A-Za-z]*$/.test(text.replace(/\{\w+\}/g, '')))))).toEqual([]);
  });

  test('have the same places to fill', () => {
    expect(namesOf(pairs.filter(([, one, other]) => placesOf(one) !== placesOf(other)))).toEqual([]);
  });

  test('are all said', () => {
    const speaking = source.filter(({ path }) => /^src\/(?:features|pages)\/docs\//.test(path)).map(({ text }) => text);
    const said = speaking.flatMap((text) => [...text.matchAll(/['`](docs\.[^'`\s]+)['`]/g)].map(([, key = '']) => key));
    const patterns = said.map((key) => new RegExp(`^${key.replaceAll('.', '\\.').replace(/\$\{.*?\}/g, '.+')}$`));
    expect(Object.keys(english).filter((key) => !patterns.some((pattern) => pattern.test(key)))).toEqual([]);
  });

  test('and whatever else is the page’s own are loaded by nobody else', () => {
    const others = source.filter(({ path }) => !/^src\/(?:features|pages)\/docs\/|^src\/locales\/zh\/docs\.ts$/.test(path));
    expect(others.filter((file) => importsOf(file).some((name) => /(?:^|\/)docs(?:\/|$)/.test(name))).map(({ path }) => path)).toEqual([]);
  });
});
