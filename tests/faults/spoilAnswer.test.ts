import * as v from 'valibot';
import { calls } from '../../src/api/calls';
import { spoilAnswer } from './spoilAnswer';

const picture = { src: '/a.webp', alt: 'A', fit: 'cutout', hue: 20 };
const category = { id: 'audio', name: 'Audio', picture, goodsCount: 8 };
const listAnswer = JSON.stringify({ success: true, data: { list: [category], total: 1 } });
const codeAnswer = JSON.stringify({ success: true, data: { code: 'A1', qrPayload: 'a1', expiresAt: '2026-11-20T18:42:00+00:00' } });
const dataOf = (answer: { body: string } | undefined): unknown => (JSON.parse(answer?.body ?? '{}') as { data: unknown }).data;
const spoil = (kind: Parameters<typeof spoilAnswer>[0], body = listAnswer, call: Parameters<typeof spoilAnswer>[1] = calls.getCategories) => spoilAnswer(kind, call, body);

describe('a broken answer', () => {
  it('has a row that the contract refuses, beside the good ones', () => {
    const { list } = dataOf(spoil('badRow')) as { list: unknown[] };
    const row = calls.getCategories.output.entries.list.item;
    expect(list.map((one) => v.is(row, one))).toEqual([true, false]);
  });

  it('has ten times as many rows, each with an id of its own', () => {
    const { list } = dataOf(spoil('tenfold')) as { list: { id: string }[] };
    expect(list.length).toBe(10);
    expect(new Set(list.map(({ id }) => id)).size).toBe(10);
    expect(v.is(calls.getCategories.output, { list, total: 1 })).toBe(true);
  });

  it('has other types everywhere', () => {
    expect(dataOf(spoil('wrongTypes'))).toEqual({ list: [{ id: 5, name: 5, picture: { src: 7, alt: 1, fit: 6, hue: '20' }, goodsCount: '8' }], total: '1' });
  });

  it('lacks what the contract asks for', () => {
    expect(dataOf(spoil('missing'))).toEqual({ total: 1 });
    expect(v.is(calls.getCategories.output, dataOf(spoil('missing')))).toBe(false);
  });

  it('lacks only what the contract lets an API leave out', () => {
    expect(dataOf(spoil('sparse'))).toEqual({ list: [{ id: 'audio', name: 'Audio', picture: { src: '/a.webp' }, goodsCount: 8 }], total: 1 });
    expect(dataOf(spoil('sparse', codeAnswer, calls.getServerCode))).toEqual({ code: 'A1', qrPayload: 'a1' });
  });

  it('is no JSON any more, no JSON at all, or nothing', () => {
    expect(spoil('truncated')?.body).toBe(listAnswer.slice(0, Math.floor(listAnswer.length / 2)));
    expect(spoil('502html')).toMatchObject({ status: 502, contentType: 'text/html' });
    expect(dataOf(spoil('null'))).toBeNull();
  });

  it('says no in the way that it names', () => {
    expect(JSON.parse(spoil('showType3')?.body ?? '')).toEqual({ success: false, data: null, errorCode: 'TILL_COUNTED', errorMessage: 'The till is being counted', showType: 3 });
    expect(spoil('401')?.status).toBe(401);
    expect(spoil('500')?.status).toBe(500);
  });
});

it('an answer without rows has no bad row, and one without anything left out is not broken by leaving it out', () => {
  expect(spoil('badRow', codeAnswer, calls.getServerCode)).toBeUndefined();
  expect(spoil('tenfold', JSON.stringify({ success: true, data: { list: [], total: 0 } }))).toBeUndefined();
  expect(spoil('sparse', JSON.stringify({ success: true, data: { code: 'A1', qrPayload: 'a1' } }), calls.getServerCode)).toBeUndefined();
});
