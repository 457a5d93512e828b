/** Architecture rules that the linter cannot check: routes, imports, files, messages. */
import { posix } from 'node:path';
import { messages as english } from '../src/locales/en';
import { builtPages, docsPage } from './browser/support/platforms';
import { circlesIn, features, layers, packages } from './architecture/importRules';
import { addresses } from './setup/addresses';
import { filesBelow, importsOf, type ProjectFile } from './setup/projectFiles';

const source = filesBelow('src');
const shop = filesBelow('shop');
const mock = filesBelow('mock');
const everything = [
  ...source,
  ...shop,
  ...mock,
  ...filesBelow('tests', ['.ts', '.tsx', '.cjs']),
  ...filesBelow('tools'),
];
const isTest = ({ path }: ProjectFile) => /\.test\.tsx?$/.test(path);
const pathsOf = (files: ProjectFile[]) => files.map(({ path }) => path);

const pageOf = (address: string) => `src/pages/${address ? `${address}/` : ''}index.tsx`;

describe('the routes', () => {
  const pages = pathsOf(source).filter((path) => path.startsWith('src/pages/') && path.endsWith('/index.tsx'));

  test('are those of the specification, and the own screens of src/lib/routes.ts', () => {
    expect(pages.filter((path) => !addresses.map(pageOf).includes(path))).toEqual([]);
  });

  test.each(addresses)('include /%s', (address) => {
    expect(pages).toContain(pageOf(address));
  });

  test('are all visited by the browser tests', () => {
    const visited = [...builtPages.h5, ...builtPages.pc, docsPage].map((hash) => hash.slice(1));
    expect([...new Set(visited)].sort()).toEqual([...addresses].sort());
  });

  test('have a page for unknown routes', () => {
    expect(pathsOf(source)).toContain('src/pages/404.tsx');
  });
});

describe('the imports', () => {
  const importing = (files: ProjectFile[], pattern: RegExp) =>
    pathsOf(files.filter((file) => importsOf(file).some((name) => pattern.test(name))));
  const application = source.filter((file) => !isTest(file));
  /** The imported path below `src` without extension, or undefined for a package. */
  const targetOf = (file: ProjectFile, name: string) =>
    name.startsWith('@/')
      ? name.slice(2)
      : name.startsWith('.')
        ? posix.join(posix.dirname(file.path), name).slice('src/'.length)
        : undefined;
  const layerOf = (path: string) => (path.includes('/') ? (path.split('/')[0] ?? '') : path in layers ? path : 'root');
  const featureOf = (path: string) => /^features\/(\w+)/.exec(path)?.[1];
  const edges = application.flatMap((file) =>
    importsOf(file).flatMap((name) => {
      const target = targetOf(file, name);
      return target === undefined ? [] : [{ from: file.path.slice('src/'.length), target }];
    }),
  );

  test('all belong to a listed layer', () => {
    expect(
      [...new Set(application.map(({ path }) => layerOf(path.slice('src/'.length))))].filter(
        (layer) => !(layer in layers),
      ),
    ).toEqual([]);
    expect(edges.length).toBeGreaterThan(1_500);
  });

  test('of a layer are limited to the layers listed for it', () => {
    const isAllowed = ({ from, target }: (typeof edges)[number]) =>
      layerOf(from) === layerOf(target) ||
      (layers[layerOf(from)] ?? []).some((allowed) => layerOf(target) === allowed || target.startsWith(`${allowed}/`));
    expect(edges.filter((edge) => !isAllowed(edge))).toEqual([]);
  });

  test('of the rules take only types from the contract', () => {
    const rules = application.filter(({ path }) => path.startsWith('src/domain/'));
    expect(pathsOf(rules.filter(({ text }) => /^import (?!type )[^;]*'@\/api\//m.test(text)))).toEqual([]);
    expect(rules.some(({ text }) => text.includes("from '@/api/"))).toBe(true);
  });

  test('of a feature are exactly the features listed for it', () => {
    const pairs = edges.flatMap(({ from, target }) => {
      const [one, other] = [featureOf(from), featureOf(target)];
      return one && other && one !== other ? [`${one} -> ${other}`] : [];
    });
    const listed = Object.entries(features).flatMap(([one, others]) => others.map((other) => `${one} -> ${other}`));
    expect([...new Set(pairs)].sort()).toEqual(listed.sort());
  });

  test('make no circle of any size, neither of files nor of features and layers', () => {
    const partOf = (path: string) => (featureOf(path) ? `features/${featureOf(path)}` : layerOf(path));
    const withoutEnding = (path: string) => path.replace(/\.tsx?$/, '');
    expect(circlesIn(edges.map(({ from, target }) => [partOf(from), partOf(target)]))).toEqual([]);
    expect(circlesIn(edges.map(({ from, target }) => [withoutEnding(from), withoutEnding(target)]))).toEqual([]);
    expect(
      circlesIn([
        ['a', 'b'],
        ['b', 'c'],
        ['c', 'a'],
        ['x', 'a'],
        ['c', 'y'],
        ['d', 'd'],
      ]),
    ).toEqual(['a', 'b', 'c']);
  });

  test('of a UI kit occur only in the folders of its platform, including dynamic imports', () => {
    const misplaced = packages.flatMap(({ name, only }) =>
      importing(
        application.filter(({ path }) => !only.test(path)),
        name,
      ),
    );
    expect(misplaced).toEqual([]);
  });

  test('never cross from one platform to the other', () => {
    const crossing = edges.filter(({ from, target }) =>
      /\/h5\//.test(from) ? /(?:^|\/)pc\//.test(target) : /\/pc\//.test(from) && /(?:^|\/)h5\//.test(target),
    );
    expect(crossing).toEqual([]);
  });

  test('never name a page', () => {
    expect(edges.filter(({ target }) => target.startsWith('pages/') && !target.endsWith('.less'))).toEqual([]);
  });

  test('in src never name the rules of the shop, the demo shop, the tests or the tools', () => {
    expect(importing(application, /(?:^|\/)(?:\.\.\/shop|mock|tests|tools)\//)).toEqual([]);
  });

  // Umi loads its configuration and the mocks, and with them the contract, without resolving `@/`.
  test('in src never name a parent folder, except `lib` in the contract, and in tests the setup and the steps of the demo shop', () => {
    const outsideOfContract = application.filter(({ path }) => !path.startsWith('src/api/'));
    expect(importing(outsideOfContract, /^\.\./)).toEqual([]);
    expect(importing(application, /^\.\.\/(?!(?:\.\.\/)?lib\/)/)).toEqual([]);
    expect(importing(source.filter(isTest), /^\.\.(?!.*(?:tests\/setup|mock\/testing)\/)/)).toEqual([]);
  });

  test('of the rules of the shop and of the demo shop name only the contract in src', () => {
    expect(importing([...shop, ...mock], /^@\/|(?:^|\/)src\/(?!api\/)/)).toEqual([]);
  });

  test('of the rules of the shop name no other folder, except the demo shop and the test setup in tests', () => {
    const outside = /(?:^|\/)(?:mock|tools|tests|backend)\//;
    const rules = shop.filter((file) => !isTest(file));
    expect(importing(rules, outside)).toEqual([]);
    expect(importing(shop.filter(isTest), /(?:^|\/)(?:tools|backend)\//)).toEqual([]);
    // No file, no HTTP: only signatures come from Node.
    expect([...new Set(rules.flatMap(importsOf).filter((name) => !name.startsWith('.')))].sort()).toEqual([
      'minisearch',
      'node:crypto',
      'valibot',
    ]);
  });

  test('never replace the configuration, which the rules, the demo shop and the engine take as a parameter', () => {
    const ours = [...shop, ...mock, ...filesBelow('backend/src')].filter((file) => !isTest(file));
    // Texts such as 'SHOP:TICKET:' are no access. Umi hands the demo shop its configuration in mock/index.ts.
    expect(pathsOf(ours.filter(({ text }) => /\bSHOP\b(?!:)|shopGlobal/.test(text))).sort()).toEqual([
      'mock/index.ts',
      'mock/testing/atTheBank.ts',
      'mock/testing/openTestShop.ts',
      'mock/testing/wholeCatalogue.ts',
    ]);
  });

  test('of the engine name the demo shop in one place, the seed', () => {
    expect(importing(filesBelow('backend/src'), /\/mock\//)).toEqual(['backend/src/seed/demoShop.ts']);
  });

  test('outside of src/locales name no folder of a language, except types of the English messages', () => {
    const outside = application.filter(({ path }) => !path.startsWith('src/locales/'));
    expect(importing(outside, /locales\/(?!en\/)\w+\//)).toEqual([]);
    expect(pathsOf(outside.filter(({ text }) => /^import (?!type )[^;]*'@\/locales\/en\//m.test(text)))).toEqual([]);
  });

  // https://github.com/facebook/react/issues/31819 and https://github.com/facebook/react/issues/36569
  test('never include React.lazy or Suspense, which show a placeholder for at least 300 ms', () => {
    const importsLazy = ({ text }: ProjectFile) =>
      /import \{[^}]*\b(?:lazy|Suspense)\b[^}]*\} from 'react';/.test(text);
    expect(pathsOf(source.filter(importsLazy))).toEqual([]);
  });
});

describe('the code', () => {
  const application = source.filter((file) => !isTest(file));

  test('hands HTML to the browser in one place, which cleans it', () => {
    const parsing =
      /dangerouslySetInnerHTML|DOMParser|(?:inner|outer)HTML =|insertAdjacentHTML|createContextualFragment|HTMLUnsafe|document\.write|srcdoc/i;
    expect(pathsOf(application.filter(({ text }) => parsing.test(text)))).toEqual(['src/platform/SafeHtml.tsx']);
  });

  test('never keeps what is drawn when code could not be loaded: it would not be asked for again', () => {
    const keeping = /lazyComponent[^;]*?\.then\(\s*\([^()]*\) =>[^(),;]*,\s*\(\) =>/;
    expect(pathsOf(application.filter(({ text }) => keeping.test(text)))).toEqual([]);
  });
});

describe('the files', () => {
  test('have at most 250 lines', () => {
    expect(pathsOf(everything.filter(({ text }) => text.split('\n').length > 250))).toEqual([]);
  });

  test('contain no barrels', () => {
    const isBarrel = ({ text }: ProjectFile) =>
      /^export \*/m.test(text) || (/^export \{[^}]*\} from/m.test(text) && !/^export (?!\{)/m.test(text));
    expect(pathsOf(everything.filter(isBarrel))).toEqual([]);
  });

  test('have a doc comment when they export a function', () => {
    const exportsFunctions = /^export (?:async )?function |^export const \w+ = (?:async )?\(/m;
    const undocumented = source.filter(
      (file) =>
        /^src\/(?:api|lib|features|hooks|query)\//.test(file.path) &&
        !isTest(file) &&
        exportsFunctions.test(file.text) &&
        !file.text.includes('/**'),
    );
    expect(pathsOf(undocumented)).toEqual([]);
  });
});

describe('the messages', () => {
  // `src/locales/messages.test.ts` checks that the other languages have the same.
  const keys = Object.keys(english);

  test('are all used', () => {
    const sourceTexts = source
      .filter((file) => !file.path.startsWith('src/locales/') && !isTest(file))
      .map(({ text }) => text);
    const usedKeys = new Set(
      sourceTexts.flatMap((text) => [...text.matchAll(/['"]([a-z]\w*(?:\.\w+)+)['"]/g)].map(([, key = '']) => key)),
    );
    const templates = sourceTexts.flatMap((text) =>
      [...text.matchAll(/`([a-z]\w*\.(?:[^`\s$]|\$\{[^}`]*\})*)`/g)].map(([, key = '']) => key),
    );
    const patterns = templates.map((key) => new RegExp(`^${key.replaceAll('.', '\\.').replace(/\$\{.*?\}/g, '.+')}$`));
    expect(keys.filter((key) => !usedKeys.has(key) && !patterns.some((pattern) => pattern.test(key)))).toEqual([]);
  });
});
