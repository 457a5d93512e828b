/** What the user reads after copying or sharing. */
import { useModel } from '@umijs/max';
import { act } from '@testing-library/react';
import { renderShopHook } from '../../tests/setup/shopHook';
import { useCopy } from './useCopy';
import { useShareLink } from './useShareLink';

const link = { title: 'A cup', url: 'https://shop.example/#/cup' };
const set = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true, writable: true });
/** A clipboard that takes each text, or refuses it. */
function clipboard(isAllowed: boolean): string[] {
  const texts: string[] = [];
  const writeText = async (text: string) => {
    await Promise.resolve();
    if (!isAllowed) throw new DOMException('', 'NotAllowedError');
    texts.push(text);
  };
  set('clipboard', { writeText });
  return texts;
}
afterEach(() => set('share', undefined));

const show = () =>
  renderShopHook(() => ({ copy: useCopy(), share: useShareLink(), toast: useModel('toast').toast.message }));

test.each([
  [true, ['SF 123'], 'Copied'],
  [false, [], 'Copying isn’t allowed here. Select the text instead.'],
])('copying, allowed %p', async (isAllowed, expected, toast) => {
  const texts = clipboard(isAllowed);
  const { now } = await show();
  await act(() => now().copy('SF 123'));
  expect([texts, now().toast]).toEqual([expected, toast]);
});

test('a link that the device shares is not copied', async () => {
  const texts = clipboard(true);
  const shared: unknown[] = [];
  set('share', async (data: unknown) => void shared.push(data));
  const { now } = await show();
  let isDone: boolean | undefined;
  await act(async () => (isDone = await now().share(link)));
  expect([isDone, shared, texts, now().toast]).toEqual([true, [link], [], '']);
});

test.each([
  [true, [link.url], 'Link copied'],
  [false, [], 'Copying isn’t allowed here. Select the text instead.'],
])('a link that the device cannot share is copied, allowed %p', async (isAllowed, expected, toast) => {
  const texts = clipboard(isAllowed);
  const { now } = await show();
  let isDone: boolean | undefined;
  await act(async () => (isDone = await now().share(link)));
  expect([isDone, texts, now().toast]).toEqual([isAllowed, expected, toast]);
});
