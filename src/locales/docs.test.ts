import { filesBelow, importsOf } from '../../tests/setup/projectFiles';
import { allLanguages } from '../../tests/setup/languages';

const source = filesBelow('src').filter(({ path }) => !/\.test\.tsx?$/.test(path));

describe('the messages of the developer page', () => {
  test('are all used', () => {
    const pageSources = source
      .filter(({ path }) => /^src\/(?:features|pages)\/docs\//.test(path))
      .map(({ text }) => text);
    const usedKeys = pageSources.flatMap((text) =>
      [...text.matchAll(/['`](docs\.[^'`\s]+)['`]/g)].map(([, key = '']) => key),
    );
    const patterns = usedKeys.map((key) => new RegExp(`^${key.replaceAll('.', '\\.').replace(/\$\{.*?\}/g, '.+')}$`));
    expect(
      Object.keys(allLanguages[0]?.docs ?? {}).filter((key) => !patterns.some((pattern) => pattern.test(key))),
    ).toEqual([]);
  });

  test('and the other modules of the page are imported by that page only', () => {
    const others = source.filter(
      ({ path }) => !/^src\/(?:features|pages)\/docs\/|^src\/locales\/\w+\/docs\w*\.ts$/.test(path),
    );
    expect(
      others
        .filter((file) => importsOf(file).some((name) => /(?:^|\/)docs(?:[A-Z]\w*)?(?:\/|$)/.test(name)))
        .map(({ path }) => path),
    ).toEqual([]);
  });
});
