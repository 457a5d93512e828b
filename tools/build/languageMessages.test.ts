/** Languages that are not complete, and single messages that shop.config.ts replaces. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { completeShop } from '../config/shopConfig';
import { languageMessages, replacementProblems } from './languageMessages';

const facts = { name: 'Polski', withoutFiles: { text: 'x', reload: 'x', home: 'x', noScript: 'x' } };
const shop = completeShop({ name: 'Quince', languages: ['en'], motto: 'Small.' });
let root = '';

/** Writes a file with messages of a language. */
function write(folder: string, name: string, messages: object): void {
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, folder, 'language.json'), JSON.stringify({ ...facts, tag: folder }));
  writeFileSync(join(root, folder, `${name}.ts`), `export const ${name} = ${JSON.stringify(messages)};`);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'locales-'));
  write('en', 'home', { 'home.title': 'Home', 'home.greeting': 'Hello, {name}' });
  write('en', 'wallet', { 'wallet.count': { one: '{count} entry', other: '{count} entries' } });
});
afterEach(() => rmSync(root, { recursive: true }));

test('messages and files that a folder lacks are English, and are counted', () => {
  write('pl', 'home', { 'home.title': 'Start' });
  const { messages, isGenerated, missing, problems, total } = languageMessages('pl', shop, root);
  expect(messages).toEqual({
    home: { 'home.title': 'Start', 'home.greeting': 'Hello, {name}' },
    wallet: { 'wallet.count': { one: '{count} entry', other: '{count} entries' } },
  });
  expect(missing).toEqual([
    { file: 'home', key: 'home.greeting', english: 'Hello, {name}' },
    { file: 'wallet', key: 'wallet.count', english: { one: '{count} entry', other: '{count} entries' } },
  ]);
  expect([isGenerated, problems, total]).toEqual([true, [], 3]);
});

test('a complete folder is used as it is', () => {
  expect(languageMessages('en', shop, root)).toMatchObject({ isGenerated: false, missing: [], problems: [] });
});

test('wrong messages of a folder are named', () => {
  write('pl', 'home', { 'home.title': 'Start {name}', 'home.greeting': 'Witaj', 'home.gone': 'Nie ma' });
  write('pl', 'wallet', { 'wallet.count': { one: '{count} wpis', other: '{count} wpisu' } });
  expect(languageMessages('pl', shop, root).problems).toEqual([
    'src/locales/pl: home.title: expected no placeholder',
    'src/locales/pl: home.greeting: expected the placeholders {name}',
    'src/locales/pl: home.gone: the shop has no such message',
    'src/locales/pl: wallet.count: expected a text for each of one, few, many, other',
  ]);
});

const withMessages = (messages: object) => completeShop({ name: 'Quince', languages: ['en'], messages });

test('the configuration replaces single messages, those of a region after those of its language', () => {
  const own = withMessages({
    en: { 'home.title': 'Start', 'home.greeting': 'Hi {name}' },
    'en-GB': { 'home.title': 'Front' },
  });
  const homeOf = (code: string) => languageMessages(code, own, root).messages['home'];
  expect(homeOf('en')).toEqual({ 'home.title': 'Start', 'home.greeting': 'Hi {name}' });
  expect(homeOf('en-GB')).toEqual({ 'home.title': 'Front', 'home.greeting': 'Hi {name}' });
});

test.each([
  [{ 'home.titel': 'x' }, 'messages.en: home.titel: there is no message of this key. Do you mean home.title?'],
  [{ 'footer.law': 'x' }, 'messages.en: footer.law: there is no message of this key'],
  [{ 'home.greeting': 'Hello' }, 'messages.en: home.greeting: expected the placeholders {name}'],
  [{ 'home.title': 'Hi {name}' }, 'messages.en: home.title: expected no placeholder'],
  [{ 'wallet.count': '{count}' }, 'messages.en: wallet.count: expected a text for each of one, other'],
  [
    { 'wallet.count': { one: '{count}', few: '{count}', other: '{count}' } },
    'messages.en: wallet.count: expected a text for each of one, other',
  ],
])('%j is refused in one line', (messages, line) => {
  expect(replacementProblems(withMessages({ en: messages }), root)).toEqual([line]);
});

test('texts that fit are not refused', () => {
  expect(
    replacementProblems(
      withMessages({ en: { 'home.title': 'x', 'wallet.count': { one: '{count} row', other: '{count} rows' } } }),
      root,
    ),
  ).toEqual([]);
});
