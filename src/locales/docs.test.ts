import { filesBelow, importsOf } from '../../tests/setup/projectFiles';
import { docs as englishPage } from './en/docs';
import { docsApi as englishApi } from './en/docsApi';
import { docsGallery as englishGallery } from './en/docsGallery';
import { docsTry as englishTry } from './en/docsTry';
import type { Message } from './messageFormat';
import { docs as chinesePage } from './zh/docs';
import { docsApi as chineseApi } from './zh/docsApi';
import { docsGallery as chineseGallery } from './zh/docsGallery';
import { docsTry as chineseTry } from './zh/docsTry';

const english = { ...englishPage, ...englishApi, ...englishGallery, ...englishTry };
const chinese = { ...chinesePage, ...chineseApi, ...chineseGallery, ...chineseTry };

const source = filesBelow('src').filter(({ path }) => !/\.test\.tsx?$/.test(path));
const textsOf = (message: Message) => (typeof message === 'string' ? [message] : Object.values(message));
const placesOf = (message: Message) =>
  [...new Set(textsOf(message).flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort().join();
const pairs: [string, Message, Message][] = Object.entries<Message>(english).map(([key, message]) => [
  key,
  message,
  Object.entries<Message>(chinese).find(([name]) => name === key)?.[1] ?? '',
]);
const namesOf = (wrong: typeof pairs) => wrong.map(([key]) => key);

describe('the messages of the developer page', () => {
  test('exist in both languages; the Chinese ones contain Chinese characters or no Latin letters', () => {
    expect(Object.keys(chinese).sort()).toEqual(Object.keys(english).sort());
    expect(namesOf(pairs.filter(([, ...messages]) => messages.flatMap(textsOf).some((text) => !text.trim())))).toEqual(
      [],
    );
    expect(
      namesOf(
        pairs.filter(
          ([, , message]) =>
            !textsOf(message).every((text) => /[\u4e00-\u9fff]|^[^A-Za-z]*$/.test(text.replace(/\{\w+\}/g, ''))),
        ),
      ),
    ).toEqual([]);
  });

  test('have the same placeholders in both languages', () => {
    expect(namesOf(pairs.filter(([, one, other]) => placesOf(one) !== placesOf(other)))).toEqual([]);
  });

  test('are all used', () => {
    const pageSources = source
      .filter(({ path }) => /^src\/(?:features|pages)\/docs\//.test(path))
      .map(({ text }) => text);
    const usedKeys = pageSources.flatMap((text) =>
      [...text.matchAll(/['`](docs\.[^'`\s]+)['`]/g)].map(([, key = '']) => key),
    );
    const patterns = usedKeys.map((key) => new RegExp(`^${key.replaceAll('.', '\\.').replace(/\$\{.*?\}/g, '.+')}$`));
    expect(Object.keys(english).filter((key) => !patterns.some((pattern) => pattern.test(key)))).toEqual([]);
  });

  test('and the other modules of the page are imported by that page only', () => {
    const others = source.filter(
      ({ path }) => !/^src\/(?:features|pages)\/docs\/|^src\/locales\/(?:en|zh)\/docs\w*\.ts$/.test(path),
    );
    expect(
      others
        .filter((file) => importsOf(file).some((name) => /(?:^|\/)docs(?:[A-Z]\w*)?(?:\/|$)/.test(name)))
        .map(({ path }) => path),
    ).toEqual([]);
  });
});
