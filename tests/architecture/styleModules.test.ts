/** Less modules and the components that import them use the same class names. */
import { posix } from 'node:path';
import { filesBelow, type ProjectFile } from '../setup/projectFiles';

const sheets = filesBelow('src', ['.less']);
const scripts = filesBelow('src').filter(({ path }) => !/\.test\.tsx?$/.test(path));

interface ModuleImport {
  readonly file: ProjectFile;
  /** Local name of the module: `styles` in `import styles from './Price.less'`. */
  readonly name: string;
  readonly sheet: ProjectFile;
}

const namedImports = scripts.flatMap((file) =>
  [...file.text.matchAll(/import (\w+) from '([^']+\.less)'/g)].map(([, name = '', target = '']) => ({
    file,
    name,
    path: target.startsWith('@/') ? `src/${target.slice(2)}` : posix.join(posix.dirname(file.path), target),
  })),
);
const imports: ModuleImport[] = namedImports.flatMap(({ file, name, path }) =>
  sheets.filter((sheet) => sheet.path === path).map((sheet) => ({ file, name, sheet })),
);
const modules = [...new Set(imports.map(({ sheet }) => sheet))];

/** Class names in the selectors of a module. Names in `:global()` belong to a UI kit, and `.name()` is a mixin. */
function classesOf({ text }: ProjectFile): string[] {
  const rules = text.replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*|:global\([^)]*\)|\.[\w-]+\(\)/g, '');
  const selectors = [...rules.matchAll(/[^;{}]+(?=\{)/g)].map(([selector]) => selector);
  return [...new Set(selectors.join(' ').match(/\.[a-z][\w-]*/gi))].map((name) => name.slice(1));
}

/** Components that get the module in the prop `styles`: `<CategoryLinks styles={categoryStyles} />`, and those that they pass it to. */
function componentsWithStylesProp({ file, name }: Pick<ModuleImport, 'file' | 'name'>): ProjectFile[] {
  const elements = [...file.text.matchAll(new RegExp(`<(\\w+)[^<>]*\\sstyles=\\{${name}\\}`, 'g'))];
  const receivers = elements.flatMap(([, component = '']) =>
    scripts.filter(({ path }) => path.endsWith(`/${component}.tsx`)),
  );
  return receivers.flatMap((one) => [one, ...componentsWithStylesProp({ file: one, name: 'styles' })]);
}

/** Class names that a file uses directly: `styles.price`, `styles['price']`. */
const usedClassesIn = ({ text }: ProjectFile, module: string): string[] =>
  [...text.matchAll(new RegExp(`(?<![\\w./])${module}(?:\\.(\\w+)|\\['([^']+)'\\])`, 'g'))].map(
    ([, property, key]) => property ?? key ?? '',
  );

/** Patterns of class names that a file computes: `styles[size]`, styles[`tone-${tone}`]. */
function dynamicClassesIn({ text }: ProjectFile, module: string): RegExp[] {
  const keys = [...text.matchAll(new RegExp(`(?<![\\w./])${module}\\[([^'\\]][^\\]]*)\\]`, 'g'))];
  return keys.map(([, key = '']) =>
    key.startsWith('`') ? new RegExp(`^${key.slice(1, -1).replaceAll(/\$\{[^}]*\}/g, '.+')}$`) : anyStringLiteral,
  );
}
/** A computed name equals a string literal of the source, for example a member of a union type. */
const anyStringLiteral = new RegExp(
  `^(?:${[...new Set(scripts.flatMap(({ text }) => text.match(/(?<=')[a-z][\w-]*(?=')/gi) ?? []))].join('|')})$`,
);

/** The files that use a module with their local name: importing files, and components that get it in a prop. */
const usersOf = (module: ProjectFile) =>
  imports
    .filter(({ sheet }) => sheet === module)
    .flatMap((one) => [one, ...componentsWithStylesProp(one).map((file) => ({ file, name: 'styles' }))]);

test('every imported module exists, and every module is imported', () => {
  expect(modules.length).toBeGreaterThan(100);
  expect(namedImports.filter(({ path }) => !sheets.some((sheet) => sheet.path === path))).toEqual([]);
  const isSideEffectImport = ({ path }: ProjectFile) =>
    [...scripts, ...sheets].some(({ text }) =>
      new RegExp(`@?import (?:\\(reference\\) )?'[^']*\\b${posix.basename(path)}'`).test(text),
    );
  const unused = sheets.filter((sheet) => !modules.includes(sheet) && !isSideEffectImport(sheet));
  // Umi loads global.less by its file name.
  expect(unused.map(({ path }) => path)).toEqual(['src/global.less']);
});

test('every class that a component uses exists in its module', () => {
  const missing = imports.flatMap(({ file, name, sheet }) =>
    usedClassesIn(file, name)
      .filter((one) => one !== 'less' && !classesOf(sheet).includes(one))
      .map((one) => `${file.path}: .${one} of ${sheet.path}`),
  );
  expect(missing).toEqual([]);
});

test('every class that a component uses from the prop styles exists in one of the modules passed to it', () => {
  const receivers = [...new Set(imports.flatMap(componentsWithStylesProp))];
  expect(receivers.length).toBeGreaterThan(0);
  const missing = receivers.flatMap((receiver) => {
    const styleImports = imports
      .filter((one) => componentsWithStylesProp(one).includes(receiver))
      .flatMap(({ sheet }) => classesOf(sheet));
    return usedClassesIn(receiver, 'styles')
      .filter((one) => !styleImports.includes(one))
      .map((one) => `${receiver.path}: .${one}`);
  });
  expect(missing).toEqual([]);
});

test('every class of a module is used', () => {
  const unused = modules.flatMap((module) => {
    const users = usersOf(module);
    const named = users.flatMap(({ file, name }) => usedClassesIn(file, name));
    const patterns = users.flatMap(({ file, name }) => dynamicClassesIn(file, name));
    return classesOf(module)
      .filter((name) => !named.includes(name) && !patterns.some((pattern) => pattern.test(name)))
      .map((name) => `${module.path}: .${name}`);
  });
  expect(unused).toEqual([]);
});

test('a min() or max() with a calc() is escaped: Less would replace it by one of its values', () => {
  const evaluated = sheets.flatMap(({ path, text }) =>
    [...text.matchAll(/^[^~\n]*\b(?:min|max|clamp)\([^;]*calc\([^;]*;/gm)].map(([line]) => `${path}: ${line.trim()}`),
  );
  expect(evaluated).toEqual([]);
});
