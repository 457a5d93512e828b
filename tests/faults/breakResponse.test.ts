import * as v from 'valibot';
import { calls } from '../../src/api/calls';
import { breakResponse } from './breakResponse';

const picture = { src: '/a.webp', alt: 'A', fit: 'cutout', hue: 20 };
const category = { id: 'audio', name: 'Audio', picture, goodsCount: 8 };
const listAnswer = JSON.stringify({ success: true, data: { list: [category], total: 1 } });
const codeAnswer = JSON.stringify({
  success: true,
  data: { code: 'A1', qrPayload: 'a1', expiresAt: '2026-11-20T18:42:00+00:00' },
});
const dataOf = (answer: { body: string } | undefined): unknown =>
  (JSON.parse(answer?.body ?? '{}') as { data: unknown }).data;
const breakBody = (
  kind: Parameters<typeof breakResponse>[0],
  body = listAnswer,
  call: Parameters<typeof breakResponse>[1] = calls.getCategories,
) => breakResponse(kind, call, body);

describe('breakResponse', () => {
  it('badRow adds one invalid row to the valid ones', () => {
    const { list } = dataOf(breakBody('badRow')) as { list: unknown[] };
    const row = calls.getCategories.output.entries.list.item;
    expect(list.map((one) => v.is(row, one))).toEqual([true, false]);
  });

  it('tenfold returns ten times as many rows, each with a unique id', () => {
    const { list } = dataOf(breakBody('tenfold')) as { list: { id: string }[] };
    expect(list.length).toBe(10);
    expect(new Set(list.map(({ id }) => id)).size).toBe(10);
    expect(v.is(calls.getCategories.output, { list, total: 1 })).toBe(true);
  });

  it('wrongTypes swaps strings and numbers in every field', () => {
    expect(dataOf(breakBody('wrongTypes'))).toEqual({
      list: [{ id: 5, name: 5, picture: { src: 7, alt: 1, fit: 6, hue: '20' }, goodsCount: '8' }],
      total: '1',
    });
  });

  it('missing removes a required field', () => {
    expect(dataOf(breakBody('missing'))).toEqual({ total: 1 });
    expect(v.is(calls.getCategories.output, dataOf(breakBody('missing')))).toBe(false);
  });

  it('sparse removes optional fields only', () => {
    expect(dataOf(breakBody('sparse'))).toEqual({
      list: [{ id: 'audio', name: 'Audio', picture: { src: '/a.webp' }, goodsCount: 8 }],
      total: 1,
    });
    expect(dataOf(breakBody('sparse', codeAnswer, calls.getServerCode))).toEqual({ code: 'A1', qrPayload: 'a1' });
  });

  it('truncated is invalid JSON, 502html is HTML, and null has no data', () => {
    expect(breakBody('truncated')?.body).toBe(listAnswer.slice(0, Math.floor(listAnswer.length / 2)));
    expect(breakBody('502html')).toMatchObject({ status: 502, contentType: 'text/html' });
    expect(dataOf(breakBody('null'))).toBeNull();
  });

  it('a business error has the showType of its kind', () => {
    expect(JSON.parse(breakBody('showType3')?.body ?? '')).toEqual({
      success: false,
      data: null,
      errorCode: 'TILL_COUNTED',
      errorMessage: 'The till is being counted',
      showType: 3,
    });
    expect(breakBody('401')?.status).toBe(401);
    expect(breakBody('500')?.status).toBe(500);
  });
});

it('returns undefined when the fault cannot apply: no rows, or no optional fields', () => {
  expect(breakBody('badRow', codeAnswer, calls.getServerCode)).toBeUndefined();
  expect(breakBody('tenfold', JSON.stringify({ success: true, data: { list: [], total: 0 } }))).toBeUndefined();
  expect(
    breakBody('sparse', JSON.stringify({ success: true, data: { code: 'A1', qrPayload: 'a1' } }), calls.getServerCode),
  ).toBeUndefined();
});
