/** Texts that no shop can keep are invalid input of every call. */
import { calls } from '../src/api/calls';
import type { AnyCall } from '../src/api/defineCall';
import { pictureFiles } from '../mock/testing/pictureFiles';
import { validateInput } from './validateInput';

const fieldsOf = (call: AnyCall, input: Record<string, unknown>) => {
  const request = {
    method: call.method,
    path: call.path,
    query: input as Record<string, string>,
    body: input,
    headers: {},
  };
  try {
    validateInput(call, request);
    return {};
  } catch (error) {
    return (error as { data: { fields: Record<string, string> } }).data.fields;
  }
};

test.each(['\u0000', '\ud800', '\udc00'])('refuses %j in texts that are kept as they are sent', (character) => {
  expect(fieldsOf(calls.getGoodsList, { keyword: `cup${character}` })).toEqual({ keyword: 'invalid' });
  expect(fieldsOf(calls.getPromotion, { origin: `https://shop.example/${character}` })).toEqual({ origin: 'invalid' });
  expect(fieldsOf(calls.getGoodsList, { keyword: 'cup 😀' })).toEqual({});
});

test('accepts them in texts that are cleaned', () => {
  expect(fieldsOf(calls.updateUser, { nickname: 'Ada\u0000' })).toEqual({});
});

const asDataUrl = (type: string, bytes: string) => `data:image/${type};base64,${btoa(bytes)}`;

test.each(Object.entries(pictureFiles))('accepts an avatar of the type %s', (type, file) => {
  expect(fieldsOf(calls.updateUser, { avatar: file })).toEqual({});
  const other = type === 'png' ? 'jpeg' : 'png';
  expect(fieldsOf(calls.updateUser, { avatar: file.replace(type, other) })).toEqual({ avatar: 'invalid' });
});

test.each([
  asDataUrl('png', 'no picture'),
  asDataUrl('png', '\u0089PNG\r\n\u001a\n and then something else'),
  asDataUrl('jpeg', '\u00ff\u00d8\u00ff without a scan'),
  asDataUrl('webp', 'RIFF....WAVEfmt '),
  'data:image/png;base64,=',
  'data:image/png;base64,a_b',
])('refuses %s as a picture', (avatar) => {
  expect(fieldsOf(calls.updateUser, { avatar })).toEqual({ avatar: 'invalid' });
});

test('names the photo that is none', () => {
  const review = { orderId: 'o', skuId: 's', stars: 5, photos: [pictureFiles.webp, asDataUrl('webp', 'x')] };
  expect(fieldsOf(calls.writeReview, review)).toEqual({ 'photos.1': 'invalid' });
});
