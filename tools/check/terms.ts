/**
 * Part of `npm run lint`: checks that comments, identifiers, file names, CSS classes and test titles use the terms of
 * docs/glossary.md. Strings, such as messages and wire fields, are exempt. Path arguments limit the check:
 * `node tools/command/cli.cjs check/terms.ts src/features/address`. A spelling checker cannot do it: docs/decisions/015.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from '@babel/parser';
import { readCommandLine } from '../command/commandLine';
import { projectFolder } from '../command/run';
import { runCommand, StartError } from '../command/startError';

/** Words that comments and names may not use. Whole words in any case. */
const bannedWords = [
  'anew',
  'likewise',
  'nobody',
  'somebody',
  'whoever',
  'whomever',
  'deaf',
  'veil',
  'bones?',
  'clockwork',
  'agenda',
  'household',
  'patience',
  'joinable',
  'pageSet',
];
/** Words that comments and test titles may not use. In names they belong to other terms or to the contract. */
const bannedInProse = [
  ...bannedWords,
  'faces?',
  'goods',
  'troubles?',
  'stands',
  'stood',
  'without a line',
  'reads? up on',
  'of its own accord',
  'the house',
  'the gate',
];
/** Parts of names that names may not use: `openFace` has the parts `open` and `face`. */
const bannedInNames = [
  ...bannedWords,
  'faces?',
  'trouble',
  'ways?',
  'scenes?',
  'books',
  'yields',
  'slot',
  'submission',
  'intention',
  'words?',
  'speak',
  'spoken',
  'told',
  'tells?',
  'theirs',
  'brought',
  'wanted',
  'given',
  'most',
  'least',
  'places',
  'chopped',
  'takers?',
];
/** Names of the specification, the contract, stored values or common phrases. */
const exemptNames = new Set([
  'problem',
  'pageSet',
  'faceValue',
  'yields',
  'scene',
  'SHOP_SCENE',
  'atLeast',
  'atMost',
  'isGiven',
]);

interface TermFinding {
  readonly file: string;
  readonly line: number;
  readonly message: string;
  readonly text: string;
}

const wholeWordPattern = (words: readonly string[]) => new RegExp(`(?<![\\w-])(?:${words.join('|')})(?![\\w-])`, 'gi');
const bannedProsePattern = wholeWordPattern(bannedInProse);
const bannedNamePattern = new RegExp(`^(?:${bannedInNames.join('|')})$`, 'i');

/** Parts of a name in camel case, kebab case or snake case. */
const namePartsOf = (name: string): string[] => name.split(/(?<=[a-z0-9])(?=[A-Z])|[^A-Za-z0-9]+/).filter(Boolean);
const bannedPartOf = (name: string): string | undefined =>
  exemptNames.has(name) ? undefined : namePartsOf(name).find((part) => bannedNamePattern.test(part));

const lineNumberAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;

interface Node {
  readonly type: string;
  readonly start?: number | null;
  readonly name?: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** All identifiers below a node of the syntax tree, with their positions. */
function identifiersIn(node: Node): { name: string; start: number }[] {
  const own =
    (node.type === 'Identifier' || node.type === 'JSXIdentifier') && typeof node.name === 'string'
      ? [{ name: node.name, start: node.start ?? 0 }]
      : [];
  const children = Object.entries(node)
    .filter(([key]) => !/omments$|^loc$|^extra$/.test(key))
    .flatMap(([, value]: [string, unknown]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);
  return [...own, ...children.flatMap(identifiersIn)];
}

function findingsInProse(file: string, text: string, start: number, source: string): TermFinding[] {
  return [...text.matchAll(bannedProsePattern)].map((match) => ({
    file,
    line: lineNumberAt(source, start + match.index),
    message: match[0],
    text: text.slice(Math.max(0, match.index - 40), match.index + 40).replaceAll(/\s+/g, ' '),
  }));
}

const findingInName = (file: string, line: number, name: string): TermFinding[] => {
  const message = bannedPartOf(name);
  return message ? [{ file, line, message, text: name }] : [];
};

function findingsInScript(file: string, source: string): TermFinding[] {
  const { comments, program } = parse(source, {
    sourceType: 'unambiguous',
    plugins: /\.tsx?$/.test(file) ? ['typescript', ...(file.endsWith('x') ? (['jsx'] as const) : [])] : [],
  });
  const titles = [...source.matchAll(/\b(?:test|it|describe)(?:\.\w+)*\(\s*(['"`])(.+?)\1,/g)];
  return [
    ...(comments ?? []).flatMap(({ value, start }) => findingsInProse(file, value, (start ?? 0) + 2, source)),
    ...titles.flatMap((match) => findingsInProse(file, match[2] ?? '', match.index, source)),
    ...identifiersIn(program).flatMap(({ name, start }) => findingInName(file, lineNumberAt(source, start), name)),
  ];
}

function findingsInSheet(file: string, source: string): TermFinding[] {
  const comments = [...source.matchAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*/g)];
  const classes = [...source.matchAll(/\.([a-z][\w-]*)(?=[^;{}]*\{)/gi)];
  return [
    ...comments.flatMap((match) => findingsInProse(file, match[0], match.index, source)),
    ...classes.flatMap((match) => findingInName(file, lineNumberAt(source, match.index), match[1] ?? '')),
  ];
}

function findingsIn(file: string): TermFinding[] {
  const source = readFileSync(join(projectFolder, file), 'utf8');
  const name = findingInName(file, 1, file.split('/').at(-1) ?? '');
  if (/\.(?:less|css)$/.test(file)) return [...name, ...findingsInSheet(file, source)];
  return [...name, ...findingsInScript(file, source)];
}

runCommand(async () => {
  const folders = readCommandLine({
    command: 'node tools/command/cli.cjs check/terms.ts',
    about: 'Lists words in code and comments that do not follow docs/glossary.md.',
    operands: { usage: '[path]…', about: 'Files or folders to check; by default src, shop, mock, tools and tests.' },
  }).operands;
  const listed = execFileSync(
    'git',
    ['ls-files', '--', ...(folders.length > 0 ? folders : ['src', 'shop', 'mock', 'tools', 'tests'])],
    {
      cwd: projectFolder,
      encoding: 'utf8',
    },
  );
  const files = listed
    .split('\n')
    .filter((file) => /\.(?:tsx?|less|css|c?js)$/.test(file) && file !== 'tools/check/terms.ts')
    // A translation that is not complete has English messages as comments.
    .filter((file) => !/^src\/locales\/(?!en\/)[^/]+\//.test(file));
  const findings = files.flatMap(findingsIn);
  for (const { file, line, message, text } of findings)
    process.stdout.write(`${file}:${line} "${message}" in: ${text}\n`);
  if (findings.length > 0)
    throw new StartError(`${findings.length} replaced words in ${files.length} files. docs/glossary.md has the terms.`);
  process.stdout.write(`${files.length} files use the terms of docs/glossary.md.\n`);
});
