/**
 * Regular expressions take time in proportion to their text: no pattern of the app, the demo shop or the server can be slowed down by
 * what a person pastes or an API sends. A pattern that comes from an API runs in src/features/address/matchesPattern.ts.
 */
import { parse } from '@babel/parser';
import { resolve } from 'node:path';
import { analyse } from 'scslre';
import { limitTypedText } from '../../src/lib/textLimit';
import { cleanCode, cleanText } from '../../src/lib/typedText';
import { getAddressError } from '../../src/features/address/addressRules';
import { pasteAddress } from '../../src/features/address/pasteAddress';
import { postcodeToSend } from '../../src/features/address/postcodeToSend';
import { readPriceBounds } from '../../shop/searchPrice';
import { searchTerm } from '../../src/lib/searchTerm';
import { typedCode } from '../../src/features/login/typedCode';
import { parseRedeemCode } from '../../src/features/redeem/parseRedeemCode';
import { cleanMessage, cleanSearch } from '../../src/features/reporting/withoutPersonalData';
import { plainAccount } from '../../src/features/wallet/payeeAccount';
import { readPhone } from '../../src/lib/phone';
import { parseMoney } from '../../src/lib/typedMoney';
import { filesBelow, type ProjectFile } from '../setup/projectFiles';

interface Pattern {
  readonly path: string;
  readonly source: string;
  readonly flags: string;
}

/** What may backtrack: within one match, or because a search begins again at each character of a long run. */
const slowPartsOf = ({ source, flags }: Pick<Pattern, 'source' | 'flags'>) =>
  analyse({ source, flags }, { reportTypes: { Move: true, Self: true, Trade: true } }).reports;

const isNode = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function literalsIn(node: unknown): { source: string; flags: string }[] {
  if (Array.isArray(node)) return node.flatMap(literalsIn);
  if (!isNode(node)) return [];
  if (node['type'] === 'RegExpLiteral') return [{ source: String(node['pattern']), flags: String(node['flags']) }];
  return Object.entries(node).flatMap(([name, value]) => (name === 'loc' || name === 'extra' ? [] : literalsIn(value)));
}

const files = ['src', 'shop', 'mock', 'tools/serve/server']
  .flatMap((folder) => filesBelow(folder))
  .filter(({ path }) => !/\.test\.tsx?$/.test(path));
const literals = files.flatMap(({ path, text }) =>
  literalsIn(
    parse(text, { sourceType: 'module', plugins: ['typescript', ...(path.endsWith('x') ? (['jsx'] as const) : [])] })
      .program,
  ).map((pattern): Pattern => ({ path, ...pattern })),
);

/** The patterns that a module builds from texts while it is loaded. */
function builtIn({ path }: ProjectFile): Pattern[] {
  const built: Pattern[] = [];
  const original = globalThis.RegExp;
  globalThis.RegExp = new Proxy(original, {
    construct(target, values: [string, string?]) {
      const made = new target(...values);
      built.push({ path, source: made.source, flags: made.flags });
      return made;
    },
  });
  try {
    jest.isolateModules(() => void jest.requireActual(resolve(__dirname, '../..', path)));
  } finally {
    globalThis.RegExp = original;
  }
  return built;
}

/** Files that build patterns from texts while they are loaded. */
const builders = ['src/features/address/pasteWestern.ts', 'src/features/promotion/wrapText.ts', 'src/lib/typedText.ts'];
/** Files that build them of names in the code, of the configuration, or, in the demo shop, of its own catalogue. */
const laterBuilders = [
  'shop/domain/addresses.ts',
  'shop/searchPrice.ts',
  'src/features/address/matchesPattern.ts',
  'src/features/promotion/posterPicture.ts',
  'src/lib/codeGroups.ts',
  'src/startup/inline/guardRules.ts',
];

test('each pattern is linear', () => {
  expect(literals.length).toBeGreaterThan(200);
  expect(literals.filter((one) => slowPartsOf(one).length > 0)).toEqual([]);
});

test('each pattern that is built from texts is linear', () => {
  const building = files.filter(({ text }) => /\bRegExp\(/.test(text));
  expect(building.map(({ path }) => path).sort()).toEqual([...builders, ...laterBuilders].sort());
  const built = building.filter(({ path }) => builders.includes(path)).flatMap(builtIn);
  expect([...new Set(built.map(({ path }) => path))].sort()).toEqual(builders);
  expect(built.filter((one) => slowPartsOf(one).length > 0)).toEqual([]);
});

test.each(['^(a+)+$', '[ \\t]*[,，]?\\s*\\n\\s*', '\\/+$', '(?:a|a)*b', '[^@]+@'])('%s is found', (source) => {
  expect(slowPartsOf({ source, flags: '' })).not.toEqual([]);
});

/** Everything that takes what a person types, with text of 100,000 characters. */
const inputCleaners: Readonly<Record<string, (text: string) => unknown>> = {
  cleanText,
  cleanCode,
  limitTypedText: (text) => limitTypedText(text, 200),
  searchTerm,
  readPriceBounds: (text) => readPriceBounds(text, 'USD'),
  readPhone: (text) => readPhone('+1', text),
  typedCode: (text) => typedCode(text, 6),
  parseRedeemCode,
  parseMoney: (text) => parseMoney(text, 'USD'),
  plainAccount,
  postcodeToSend: (text) => postcodeToSend(text, '(a+)+'),
  getAddressError: (text) =>
    getAddressError(
      {
        recipient: text,
        callingCode: '+1',
        number: text,
        region: text,
        city: text,
        street: text,
        postcode: text,
        isDefault: false,
      },
      [{ name: 'street', isRequired: true, pattern: '(.+)+x' }],
    ),
  pasteAddress: (text) => pasteAddress(text),
  cleanMessage,
  cleanSearch,
};
const pieces = [
  ' ',
  '\n',
  ' ,\n',
  '\t \u00a0',
  'a',
  'A',
  '1',
  '1,',
  '1 ',
  '-',
  'a-',
  'A-1',
  '@',
  'a@',
  'a.',
  '/',
  '://',
  '\u200b',
  'ی\u200c',
  '👩\u200d',
  '路',
  '：',
];

test.each(Object.entries(inputCleaners))('%s takes a long text', (_, take) => {
  for (const piece of pieces) expect(() => take(piece.repeat(100_000 / piece.length))).not.toThrow();
});
