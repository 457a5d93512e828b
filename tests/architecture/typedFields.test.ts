/**
 * Everything that a person types goes through one clean-up (src/lib/typedText.ts): the forms of both platforms clean the values
 * of their fields, and the contract cleans the texts of its calls. A field outside of a form cleans its text itself.
 */
import * as v from 'valibot';
import { calls } from '../../src/api/calls';
import { filesBelow } from '../setup/projectFiles';

const files = filesBelow('src', ['.tsx']).filter(({ path }) => !path.includes('.test.'));

/** Controls of both UI kits that take text. */
const controls =
  /\b(?:Input|InputNumber|TextArea|SearchBar|Stepper|AutoComplete|Mentions|VirtualInput|PasscodeInput)\b/;
const importsControl = (text: string) =>
  [...text.matchAll(/import (?!type )\{([^}]*)\} from 'antd(?:-mobile)?';/g)].some(([, names = '']) =>
    controls.test(names),
  );
/** Elements of HTML that take text. */
const isTextElement = (tag: string) => !/type="(?:checkbox|radio|range|file|month|date|hidden)"/.test(tag);
const textElements = (text: string) =>
  [...text.matchAll(/<(?:input|textarea)\b[^>]*>?/g)].filter(([tag]) => isTextElement(tag));

/** The files that draw a control for text, with what cleans it. */
const cleanedBy: Readonly<Record<string, RegExp>> = {
  'src/components/SearchInput.tsx': /searchTerm\(typed\)/,
  'src/features/hall/h5/FilterForm.tsx': /<Form\b/,
  'src/features/hall/h5/HallBar.tsx': /useSearchText\(/,
  'src/features/hall/pc/FilterForm.tsx': /<Form\b/,
  // The hall reads the search from its address, through `searchTerm`.
  'src/features/hall/pc/SearchBox.tsx': /pathOf\('pc', 'hall', \{ keyword: /,
  'src/features/login/h5/PhoneCodeItems.tsx': /<FormItem\b/,
  'src/features/login/pc/PhoneCodeItems.tsx': /<KitForm\.Item\b/,
  'src/features/profile/h5/NicknameForm.tsx': /<Form\b/,
  'src/features/profile/pc/NicknameForm.tsx': /<Form\b/,
  'src/platform/h5/PhoneInput.tsx': /come from the `FormItem` around it/,
  'src/platform/h5/Quantity.tsx': /cleanCode\(typed\)/,
  'src/platform/h5/formKit.tsx': /limitTypedText\(/,
  'src/platform/pc/PhoneInput.tsx': /come from the `Form.Item` around it/,
  'src/platform/pc/Quantity.tsx': /cleanCode\(typed\)/,
  'src/platform/pc/formKit.tsx': /limitTypedText\(/,
};
const drawing = files.filter(({ text }) => importsControl(text) || textElements(text).length > 0);

test('each field for text is cleaned', () => {
  expect(drawing.map(({ path }) => path).sort()).toEqual(Object.keys(cleanedBy).sort());
  expect(drawing.filter(({ path, text }) => !cleanedBy[path]?.test(text)).map(({ path }) => path)).toEqual([]);
});

test('the forms of the UI kits are only drawn by the forms that clean', () => {
  const drawn = files.filter(({ text }) => text.includes('onValuesChange='));
  expect(drawn.map(({ path }) => path).sort()).toEqual(['src/platform/h5/Form.tsx', 'src/platform/pc/Form.tsx']);
  expect(drawn.filter(({ text }) => !text.includes('onChange(cleanFields(part, props))'))).toEqual([]);
});

test('no control has the limit of HTML, which counts UTF-16 units of the text before it is clean', () => {
  expect(drawing.filter(({ text }) => /\bmaxLength=/.test(text)).map(({ path }) => path)).toEqual([]);
});

/** The texts of an input, by path. A text of a format has a pattern or a check. */
function textsOf(schema: unknown, path: string): { path: string; schema: v.GenericSchema<string, string> }[] {
  if (typeof schema !== 'object' || schema === null || !('type' in schema)) return [];
  const { type } = schema;
  if (type === 'string') {
    const actions = 'pipe' in schema ? flatPipe(schema) : [];
    const hasFormat = actions.some((action) => ['regex', 'uuid', 'iso_date', 'check'].includes(action));
    return hasFormat ? [] : [{ path, schema: schema as v.GenericSchema<string, string> }];
  }
  const inner = Object.entries('entries' in schema && typeof schema.entries === 'object' ? (schema.entries ?? {}) : {});
  const options = 'options' in schema && Array.isArray(schema.options) ? schema.options : [];
  return [
    ...inner.flatMap(([name, entry]) => textsOf(entry, `${path}.${name}`)),
    ...options.flatMap((option) => textsOf(option, path)),
    ...('wrapped' in schema ? textsOf(schema.wrapped, path) : []),
    ...('item' in schema ? textsOf(schema.item, `${path}[]`) : []),
  ];
}

/** The types of the steps of a pipe, also of pipes in it. */
function flatPipe(schema: object): string[] {
  if (!('pipe' in schema) || !Array.isArray(schema.pipe)) return 'type' in schema ? [String(schema.type)] : [];
  return schema.pipe.flatMap((step: object, at) =>
    at === 0 && 'pipe' in step && step !== schema ? flatPipe(step) : 'type' in step ? [String(step.type)] : [],
  );
}

/** Texts that no person types, and the search, which `searchTerm` cleans before it is sent. */
const untyped = ['getGoodsList.keyword', 'getPromotion.origin'];
const texts = Object.entries(calls).flatMap(([name, call]) =>
  typeof call === 'object' && call !== null && 'input' in call ? textsOf(call.input, name) : [],
);

test('the contract cleans each text that a person types', () => {
  const typed = texts.filter(({ path }) => !untyped.includes(path));
  expect(typed.map(({ path }) => path)).toContain('updateUser.nickname');
  expect(typed.length).toBeGreaterThan(12);
  for (const { path, schema } of typed)
    expect([path, v.parse(schema, '\u202a\u200b 12345\u00ad\u00a0')]).toEqual([path, '12345']);
});

test('the contract counts characters', () => {
  for (const { path, schema } of texts.filter((one) => !untyped.includes(one.path))) {
    const max = [...Array(1100).keys()].filter((count) => v.is(schema, '🦊'.repeat(count))).pop() ?? 0;
    expect([path, v.is(schema, 'x'.repeat(max)), v.is(schema, 'x'.repeat(max + 1))]).toEqual([path, true, false]);
  }
});
