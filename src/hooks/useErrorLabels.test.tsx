import type { ApiError } from '@/api/errors';
import { renderShopHook } from '../../tests/setup/shopHook';
import { useErrorLabels } from './useErrorLabels';
import { useFormErrorLabel } from './useFormErrorLabel';

afterEach(() => void jest.restoreAllMocks());

const business = (errorCode: string, isOnScreen?: true): ApiError => ({
  kind: 'business',
  errorCode,
  message: 'The shop rests',
  data: null,
  isOnScreen,
});
const lost: ApiError = { kind: 'noResponse', cause: 'network' };

test.each<[string, ApiError, string, string, string]>([
  [
    'what does not exist',
    business('NOT_FOUND'),
    'not-found',
    'Not found',
    'It may have been removed, or the link is incomplete.',
  ],
  ['a refusal', business('RESTING'), 'offline', 'We couldn’t load this', 'Please try again in a moment.'],
  ['a missing session', { kind: 'unauthorized' }, 'sign-in', 'Sign in to see this', 'A one-time code is all you need.'],
  [
    'an answer of another form',
    { kind: 'malformed' },
    'offline',
    'We couldn’t read the shop’s reply',
    'Please try again later.',
  ],
  [
    'a failing server',
    { kind: 'status', status: 502 },
    'offline',
    'Something went wrong on our side',
    'Please try again in a moment.',
  ],
  [
    'a lost connection',
    lost,
    'offline',
    'We can’t reach the shop',
    'The connection is slow or down. Try again in a moment.',
  ],
])('%s has its picture, its title and its text', async (_, error, picture, title, text) => {
  const { now } = await renderShopHook(useErrorLabels);
  expect(now()(error)).toEqual({ picture, title, text });
});

test('a device without a network is told so, and not where the shop did answer', async () => {
  const { now } = await renderShopHook(useErrorLabels);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(now()(lost)).toEqual({
    picture: 'offline',
    title: 'You’re offline',
    text: 'This needs a connection.',
  });
  expect(now()({ kind: 'status', status: 502 }).title).toBe('Something went wrong on our side');
  expect(now()({ kind: 'malformed' }).title).toBe('We couldn’t read the shop’s reply');
});

test.each<[string, ApiError, RegExp]>([
  [
    'the message of the API where the error handler left it to the screen',
    business('RESTING', true),
    /^The shop rests$/,
  ],
  ['no message of the API that was shown already', business('RESTING'), /^That didn’t go through/],
  ['what does not exist, by its title', business('NOT_FOUND'), /^Not found$/],
])('the line of a form is %s', async (_, error, text) => {
  const { now } = await renderShopHook(useFormErrorLabel);
  expect(now()(error)).toMatch(text);
});

test('the line of a form says of a lost connection what happened and what to do', async () => {
  const labels = await renderShopHook(useErrorLabels);
  const { now } = await renderShopHook(useFormErrorLabel);
  const { title, text } = labels.now()(lost);
  expect(now()(lost)).toContain(title);
  expect(now()(lost)).toContain(text);
});

test('only a form says offline that the inputs are kept', async () => {
  const { now } = await renderShopHook(useFormErrorLabel);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(now()(lost)).toBe('You’re offline. This needs a connection. What you typed is still here.');
  expect(now()({ kind: 'status', status: 502 })).toBe(
    'Something went wrong on our side. Please try again in a moment.',
  );
});
