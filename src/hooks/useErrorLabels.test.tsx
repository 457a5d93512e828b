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

test.each<[string, ApiError, string, string]>([
  ['what does not exist', business('NOT_FOUND'), 'not-found', 'Not found'],
  ['a refusal', business('RESTING'), 'offline', 'We couldn’t load this'],
  ['a missing session', { kind: 'unauthorized' }, 'sign-in', 'Sign in to see this'],
])('%s has the picture and the title', async (_, error, picture, title) => {
  const { now } = await renderShopHook(useErrorLabels);
  expect(now()(error)).toMatchObject({ picture, title });
});

test('a lost connection, an answer of another form, and a failing server are told apart; offline is said', async () => {
  const { now } = await renderShopHook(useErrorLabels);
  const titles = [lost, { kind: 'malformed' }, { kind: 'status', status: 502 }] as const;
  const said = titles.map((error) => now()(error).title);
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const offline = now()(lost).title;
  expect(new Set([...said, offline]).size).toBe(4);
  expect(titles.slice(1).map((error) => now()(error).title)).toEqual(said.slice(1));
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
