/** Turns a successful API response into a faulty one. Pure functions. */
import * as v from 'valibot';
import type { AnyCall } from '../../src/api/defineCall';
import { businessErrorCode, businessErrorMessage, showTypeOf, type ResponseFaultKind } from './faultKinds';

export interface BrokenResponse {
  status: number;
  contentType: string;
  body: string;
}

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type Row = { [name: string]: Json };

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Factor by which the fault `tenfold` multiplies the rows of a list. */
const rowFactor = 10;

function swapTypes(value: Json): Json {
  if (typeof value === 'string') return value.length;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(swapTypes);
  return isRow(value)
    ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, swapTypes(part)]))
    : value;
}

const isOptionalField = (schema: unknown) =>
  isRow(schema) && /^(optional|nullish|exact_optional)$/.test(String(schema['type']));

/** The value without the fields that the schema declares as optional. */
function requiredFieldsOnly(schema: unknown, value: Json): Json {
  if (!isRow(schema)) return value;
  if (isOptionalField(schema)) return requiredFieldsOnly(schema['wrapped'], value);
  if (Array.isArray(value)) return value.map((one) => requiredFieldsOnly(schema['item'], one));
  if (!isRow(value)) return value;
  const entries = schema['entries'];
  if (!isRow(entries)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) =>
      isOptionalField(entries[name]) ? [] : [[name, requiredFieldsOnly(entries[name], part)]],
    ),
  );
}

/** Name of the first required field of the response data. */
const firstRequiredField = (call: AnyCall, data: Row): string | undefined => {
  const entries = 'entries' in call.output && isRow(call.output.entries) ? call.output.entries : {};
  return Object.keys(data).find((name) => name in entries && !isOptionalField(entries[name]));
};

function withBadRow(data: Row, list: Json[]): Row {
  const [first, ...others] = list;
  const bad = isRow(first)
    ? {
        ...rowWithOtherId(first, 'bad'),
        name: 7,
        title: { rendered: 'x' },
        picture: 'none',
        state: 'nowhere',
        status: 'nowhere',
        amount: 'much',
        validUntil: 'soon',
        recipient: null,
        kind: 'unheard-of',
      }
    : 'not a row';
  return { ...data, list: [first ?? null, bad, ...others] };
}

const rowWithOtherId = (row: Row, mark: string): Row => ({
  ...row,
  ...(typeof row['id'] === 'string' ? { id: `${row['id']}-${mark}` } : {}),
});

function tenfold(data: Row, list: Json[]): Row {
  const more = Array.from({ length: rowFactor - 1 }, (_, nth) =>
    list.map((row) => (isRow(row) ? rowWithOtherId(row, String(nth + 2)) : row)),
  );
  return { ...data, list: [...list, ...more.flat()] };
}

const listIn = (data: unknown): Json[] | undefined =>
  isRow(data) && Array.isArray(data['list']) && data['list'].length > 0 ? data['list'] : undefined;

/**
 * The faulty response to `call`, made from the successful response `body`. Undefined when the fault cannot apply to
 * this response.
 */
export function breakResponse(kind: ResponseFaultKind, call: AnyCall, body: string): BrokenResponse | undefined {
  const whole = JSON.parse(body) as Row;
  const data: Json = whole['data'] ?? null;
  const list = listIn(data);
  const json = (value: Json, status = 200): BrokenResponse => ({
    status,
    contentType: 'application/json',
    body: JSON.stringify(value),
  });
  const withData = (changed: Json) => json({ ...whole, data: changed });
  const showType = showTypeOf(kind);
  if (showType !== undefined)
    return json({
      success: false,
      data: null,
      errorCode: businessErrorCode,
      errorMessage: businessErrorMessage,
      showType,
    });

  switch (kind) {
    case '500':
      return json({ success: false, data: null, errorCode: 'INTERNAL', errorMessage: 'Internal', showType: 2 }, 500);
    case '502html':
      return {
        status: 502,
        contentType: 'text/html',
        body: '<!doctype html><title>502</title><h1>502 Bad Gateway</h1><script>window.wasRun = 1</script>',
      };
    case '401':
      return json(
        { success: false, data: null, errorCode: 'UNAUTHORIZED', errorMessage: 'Signed out', showType: 0 },
        401,
      );
    case 'null':
      return withData(null);
    case 'wrongTypes':
      return withData(swapTypes(data));
    case 'missing': {
      const name = isRow(data) ? firstRequiredField(call, data) : undefined;
      if (!isRow(data) || name === undefined) return undefined;
      const { [name]: _left, ...rest } = data;
      return withData(rest);
    }
    case 'sparse': {
      const rest = requiredFieldsOnly(call.output, data);
      // The remaining data must still match the contract. Otherwise this is not a valid sparse response.
      return JSON.stringify(rest) === JSON.stringify(data) || !v.is(call.output, rest) ? undefined : withData(rest);
    }
    case 'badRow':
      return list && isRow(data) ? withData(withBadRow(data, list)) : undefined;
    case 'tenfold':
      return list && isRow(data) ? withData(tenfold(data, list)) : undefined;
    case 'truncated':
      return { status: 200, contentType: 'application/json', body: body.slice(0, Math.floor(body.length / 2)) };
    default:
      return undefined;
  }
}
