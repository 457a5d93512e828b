import type { Schema, Schemas } from './contractDocument';
import { outlineOf, typeText } from './schemaOutline';

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const schemas: Schemas = {
  Sort: { enum: ['new', 'old'] },
  Card: {
    type: 'object',
    properties: {
      id: { type: 'string' },
      price: { type: 'integer', description: 'Minor units.' },
      sort: { ...ref('Sort'), default: 'new' },
    },
    required: ['id'],
  },
  Variant: {
    oneOf: [
      { type: 'object', properties: { kind: { const: 'goods' }, id: { type: 'string' } }, required: ['kind', 'id'] },
      { type: 'object', properties: { kind: { const: 'hall' } } },
    ],
  },
};

describe('a type in one line', () => {
  test.each<[string, Schema]>([
    ['Card', ref('Card')],
    ['Card[]', { type: 'array', items: ref('Card') }],
    ['(string | null)[]', { items: { anyOf: [{ type: 'string' }, { type: 'null' }] } }],
    ['"h5" | "pc"', { enum: ['h5', 'pc'] }],
    ['true', { const: true }],
    ['string (date)', { type: 'string', format: 'date' }],
    ['Record<string, integer>', { type: 'object', additionalProperties: { type: 'integer' } }],
    ['{ id: string, price?: integer, sort?: Sort }', schemas['Card'] ?? {}],
    ['unknown', {}],
  ])('is %s', (line, schema) => {
    expect(typeText(schema)).toBe(line);
  });
});

describe('the rows of a type', () => {
  test('are the fields of what a list holds; names can be opened', () => {
    expect(outlineOf({ type: 'array', items: ref('Card') }, schemas)).toEqual([
      { name: 'id', type: 'string', isRequired: true, description: undefined, fallback: undefined, inner: undefined },
      {
        name: 'price',
        type: 'integer',
        isRequired: false,
        description: 'Minor units.',
        fallback: undefined,
        inner: undefined,
      },
      {
        name: 'sort',
        type: 'Sort',
        isRequired: false,
        description: undefined,
        fallback: '"new"',
        inner: { ...ref('Sort'), default: 'new' },
      },
    ]);
  });

  test('are the values behind a name, and the shapes of a union', () => {
    expect(outlineOf(ref('Sort'), schemas).map(({ type }) => type)).toEqual(['"new" | "old"']);
    expect(outlineOf(ref('Variant'), schemas).map(({ type }) => type)).toEqual([
      '{ kind: "goods", id: string }',
      '{ kind?: "hall" }',
    ]);
  });

  test('look through null, and through a name that is not there', () => {
    expect(outlineOf({ anyOf: [ref('Card'), { type: 'null' }] }, schemas)).toHaveLength(3);
    expect(outlineOf(ref('Gone'), schemas)).toEqual([]);
  });
});
