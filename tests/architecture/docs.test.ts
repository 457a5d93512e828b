/** Checks the documents: links, paths and npm scripts exist, and the README is short. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { filesBelow, type ProjectFile } from '../setup/projectFiles';
import { features } from './importRules';

const projectFolder = resolve(__dirname, '../..');
const read = (path: string) => readFileSync(join(projectFolder, path), 'utf8');

const topLevel = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'].map((path) => ({ path, text: read(path) }));
const documents: readonly ProjectFile[] = [...topLevel, ...filesBelow('docs', ['.md'])];

const withoutFences = (text: string) => text.replaceAll(/^ *(`{3,})[^]*?^ *\1.*$/gm, '');
const withoutCode = (text: string) => withoutFences(text).replaceAll(/`[^`]*`/g, '');

/** The anchor of a heading on GitHub. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

const anchorsIn = (path: string) =>
  [...withoutFences(read(path)).matchAll(/^#{1,6} +(.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** Link and picture targets in this repository. */
const linksOf = ({ text }: ProjectFile) =>
  [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target)
    .filter((target) => !/^[a-z]+:/i.test(target));

/** Whether the linked file or folder exists, and the heading when the link has an anchor. */
function linkExists(from: string, link: string): boolean {
  const [file = '', anchor] = link.split('#');
  const target = file ? posix.join(posix.dirname(from), file) : from;
  if (!existsSync(join(projectFolder, target))) return false;
  return anchor === undefined || (target.endsWith('.md') && anchorsIn(target).includes(anchor));
}

/** Inline code outside fenced blocks. */
const codeOf = ({ text }: ProjectFile) =>
  [...withoutFences(text).matchAll(/`([^`]+)`/g)].map(([, code = '']) => code.replaceAll(/\s+/g, ' '));

/** Paths of this repository in inline code. A pattern with `*` is replaced by its folder. */
const pathsOf = (document: ProjectFile) =>
  codeOf(document)
    .filter((code) => /^(?:src|tools|mock|tests|docs|public|\.ci|\.github)\/\S*$/.test(code))
    .map((code) => code.replace(/[^/]*\*.*$/, ''));

/** Names of npm scripts in inline code and fenced blocks. */
const scriptsOf = ({ text }: ProjectFile) =>
  [...text.matchAll(/\bnpm (?:run (?:--silent )?|(?=start\b|test\b))([\w:]+)/g)].map(([, name = '']) => name);

const documentsByPath = documents.map((document) => [document.path, document] as const);

describe('the documents', () => {
  test('are found with their links and paths', () => {
    expect(documents.length).toBeGreaterThan(15);
    expect(documents.flatMap(linksOf).length).toBeGreaterThan(25);
    expect(documents.flatMap(pathsOf).length).toBeGreaterThan(120);
    expect(anchorOf('One payment, hop by hop')).toBe('one-payment-hop-by-hop');
  });

  test.each(documentsByPath)('%s: every relative link has a target', (path, document) => {
    expect(linksOf(document).filter((link) => !linkExists(path, link))).toEqual([]);
  });

  test.each(documentsByPath)('%s: every path in backticks exists', (_, document) => {
    expect(pathsOf(document).filter((path) => !existsSync(join(projectFolder, path)))).toEqual([]);
  });

  test.each(documentsByPath)('%s: every npm script exists', (_, document) => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    expect(scriptsOf(document).filter((name) => !(name in scripts))).toEqual([]);
  });

  test('sources and .ci/run name npm scripts that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const sources = [
      { path: '.ci/run', text: read('.ci/run') },
      ...['tools', 'tests', 'src', 'shop', 'mock'].flatMap((folder) => filesBelow(folder, ['.ts', '.tsx', '.cjs'])),
    ].filter(({ path }) => !/\.test\.tsx?$/.test(path));
    const commands = sources.flatMap((source) => scriptsOf(source).map((name) => `${source.path}: ${name}`));
    expect(commands.length).toBeGreaterThan(30);
    expect(commands.filter((command) => !((command.split(': ')[1] ?? '') in scripts))).toEqual([]);
  });

  test('include a README of at most 120 lines', () => {
    expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(120);
  });

  test('are all linked from the README', () => {
    const reached = new Set<string>();
    const follow = (path: string): void => {
      if (reached.has(path)) return;
      reached.add(path);
      const document = documents.find((one) => one.path === path);
      for (const link of document ? linksOf(document) : []) {
        const target = posix.join(posix.dirname(path), link.split('#')[0] ?? '');
        if (target.endsWith('.md')) follow(target);
      }
    };
    follow('README.md');
    // The index of the decisions links to the folder, not to each file.
    const isRecord = (path: string) => /^docs\/decisions\/\d/.test(path);
    expect(documents.map(({ path }) => path).filter((path) => !reached.has(path) && !isRecord(path))).toEqual([]);
  });
});

describe('the decisions', () => {
  const records = filesBelow('docs/decisions', ['.md']).filter(({ path }) => !path.endsWith('/README.md'));

  test.each(records.map(({ path, text }) => [path, text] as const))(
    '%s has its number and its sections',
    (path, text) => {
      const [, number] = /\/(\d{3})-[\w-]+\.md$/.exec(path) ?? [];
      expect(text.split('\n')[0]).toMatch(new RegExp(`^# ${number}: `));
      expect([...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)).toEqual([
        'Context',
        'Decision',
        'Evidence',
        'Consequences',
      ]);
    },
  );

  test('have unique numbers', () => {
    const numbers = records.map(({ path }) => posix.basename(path).slice(0, 3));
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});

test('package.json and LICENSE name the same licence', () => {
  const { license } = JSON.parse(read('package.json')) as { license: string };
  expect(statSync(join(projectFolder, 'LICENSE')).isFile()).toBe(true);
  expect(read('LICENSE').startsWith(`${license} License`)).toBe(true);
});

test('the drawing of the features in docs/architecture.md is the table of the import rules', () => {
  const [, drawing = ''] = /```mermaid\nflowchart TD\n([^`]+)```/.exec(read('docs/architecture.md')) ?? [];
  const listed = Object.entries(features).flatMap(([one, others]) => others.map((other) => `${one} --> ${other}`));
  expect(drawing.trim().split(/\s*\n\s*/)).toEqual(listed);
});
