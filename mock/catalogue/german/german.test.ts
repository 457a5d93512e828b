import { demoCatalogue } from '..';
import { translatedTexts } from '.';

interface Text {
  path: string;
  en: string;
  zh: string;
  de: string | undefined;
}

/** All texts in a value, at any depth, each with its path. */
function listTexts(value: unknown, path = ''): Text[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value && 'zh' in value)
    return [{ path, en: String(value.en), zh: String(value.zh), de: 'de' in value ? String(value.de) : undefined }];
  return Object.entries(value).flatMap(([key, inner]) => listTexts(inner, `${path}/${key}`));
}

// The name of the shop stays as the sources have it.
const texts = listTexts(demoCatalogue({ en: '{shop}', zh: '{shop}', de: '{shop}' }));
/** The texts of the elements of HTML; the text itself when it is not HTML. */
const partsOf = (text: string): string[] =>
  /^<\w/.test(text) ? [...text.matchAll(/<(p|h3|li)>(.*?)<\/\1>/g)].map(([, , part = '']) => part) : [text];
const tagsOf = (text: string) => (text.match(/<[^>]*>/g) ?? []).join('');

test('every text has German, except the names of people, whole numbers and sizes', () => {
  const isExempt = ({ path, en, zh }: Text) =>
    path.endsWith('/author') || /^\d+$/.test(en) || (en === zh && !/[a-z]{2}|\.|\$/.test(en));
  const known = new Set(translatedTexts);
  const missing = texts
    .filter((text) => !isExempt(text))
    .flatMap(({ path, en, de }) =>
      path === '/shop/name' || path.startsWith('/shop/countries') || path.includes('/attributes/')
        ? de === undefined
          ? [en]
          : []
        : partsOf(en).filter((part) => !known.has(part)),
    );
  expect(texts.length).toBeGreaterThan(500);
  expect(missing).toEqual([]);
});

test('no German text is unused', () => {
  const used = new Set(texts.flatMap(({ en }) => partsOf(en)));
  expect(translatedTexts.filter((text) => !used.has(text))).toEqual([]);
});

test('the HTML of both languages has the same tags', () => {
  expect(texts.filter(({ en, de }) => de !== undefined && tagsOf(de) !== tagsOf(en))).toEqual([]);
});

test('German texts have German quotes, amounts and metric units', () => {
  const german = texts.flatMap(({ de }) => (de === undefined ? [] : de));
  expect(german.filter((text) => /["']|“[^“]*”|\$\d|\d\.\d\d?(?!\d)|\b(?:inches|feet|lb|oz)\b/.test(text))).toEqual([]);
});

test('no German text is an English sentence', () => {
  expect(texts.filter(({ de = '' }) => /\b(?:the|and|with|your|from)\b/i.test(de))).toEqual([]);
});
