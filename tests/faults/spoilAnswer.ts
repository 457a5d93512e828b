/** Breaks a good answer of the shop, each time in one way. Pure. */
import * as v from 'valibot';
import type { AnyCall } from '../../src/api/defineCall';
import { refusalCode, refusalWords, showTypeOf, type SpoiltKind } from './faultKinds';

export interface Answer {
  status: number;
  contentType: string;
  body: string;
}

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
type Row = { [name: string]: Json };

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Rows that a list is made too long by. */
const times = 10;

function otherTypes(value: Json): Json {
  if (typeof value === 'string') return value.length;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(otherTypes);
  return isRow(value) ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, otherTypes(part)])) : value;
}

const isLeftOutGladly = (schema: unknown) => isRow(schema) && /^(optional|nullish|exact_optional)$/.test(String(schema['type']));

/** What is left of a value when an API sends only what the schema asks for. */
function onlyAskedFor(schema: unknown, value: Json): Json {
  if (!isRow(schema)) return value;
  if (isLeftOutGladly(schema)) return onlyAskedFor(schema['wrapped'], value);
  if (Array.isArray(value)) return value.map((one) => onlyAskedFor(schema['item'], one));
  if (!isRow(value)) return value;
  const entries = schema['entries'];
  if (!isRow(entries)) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([name, part]) => (isLeftOutGladly(entries[name]) ? [] : [[name, onlyAskedFor(entries[name], part)]])));
}

/** The first field that the contract asks for; of a list, the list itself. */
const askedFor = (call: AnyCall, data: Row): string | undefined => {
  const entries = 'entries' in call.output && isRow(call.output.entries) ? call.output.entries : {};
  return Object.keys(data).find((name) => name in entries && !isLeftOutGladly(entries[name]));
};

function withBadRow(data: Row, list: Json[]): Row {
  const [first, ...others] = list;
  const bad = isRow(first) ? { ...otherRow(first, 'bad'), name: 7, title: { rendered: 'x' }, picture: 'none', state: 'nowhere', status: 'nowhere', amount: 'much', validUntil: 'soon', recipient: null, kind: 'unheard-of' } : 'not a row';
  return { ...data, list: [first ?? null, bad, ...others] };
}

const otherRow = (row: Row, mark: string): Row => ({ ...row, ...(typeof row['id'] === 'string' ? { id: `${row['id']}-${mark}` } : {}) });

function tenfold(data: Row, list: Json[]): Row {
  const more = Array.from({ length: times - 1 }, (_, nth) => list.map((row) => (isRow(row) ? otherRow(row, String(nth + 2)) : row)));
  return { ...data, list: [...list, ...more.flat()] };
}

const listIn = (data: unknown): Json[] | undefined => (isRow(data) && Array.isArray(data['list']) && data['list'].length > 0 ? data['list'] : undefined);

/** What the shop says instead of `body`, the good answer to `call`; undefined when this answer cannot be broken in this way. */
export function spoilAnswer(kind: SpoiltKind, call: AnyCall, body: string): Answer | undefined {
  const whole = JSON.parse(body) as Row;
  const data: Json = whole['data'] ?? null;
  const list = listIn(data);
  const json = (answer: Json, status = 200): Answer => ({ status, contentType: 'application/json', body: JSON.stringify(answer) });
  const withData = (changed: Json) => json({ ...whole, data: changed });
  const showType = showTypeOf(kind);
  if (showType !== undefined) return json({ success: false, data: null, errorCode: refusalCode, errorMessage: refusalWords, showType });

  switch (kind) {
    case '500':
      return json({ success: false, data: null, errorCode: 'INTERNAL', errorMessage: 'Internal', showType: 2 }, 500);
    case '502html':
      return { status: 502, contentType: 'text/html', body: '<!doctype html><title>502</title><h1>502 Bad Gateway</h1><script>window.wasRun = 1</script>' };
    case '401':
      return json({ success: false, data: null, errorCode: 'UNAUTHORIZED', errorMessage: 'Signed out', showType: 0 }, 401);
    case 'null':
      return withData(null);
    case 'wrongTypes':
      return withData(otherTypes(data));
    case 'missing': {
      const name = isRow(data) ? askedFor(call, data) : undefined;
      if (!isRow(data) || name === undefined) return undefined;
      const { [name]: _left, ...rest } = data;
      return withData(rest);
    }
    case 'sparse': {
      const rest = onlyAskedFor(call.output, data);
      // Whatever is left has to be an answer of the contract, or it would prove nothing.
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
