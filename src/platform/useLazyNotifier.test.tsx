/** The notifier of a shell, whose code is loaded with the first notification. */
import { act } from '@testing-library/react';
import { useModel } from '@umijs/max';
import { installNotifier, notify } from '@/lib/notifications';
import { renderShopHook } from '../../tests/setup/shopHook';
import { useLazyNotifier } from './useLazyNotifier';

/** A shell whose notifier shows into `shown`. The code comes unless `isMissing`. */
async function openShell({ isMissing = false } = {}) {
  const shown: string[][] = [];
  let loads = 0;
  const kit = {
    success: (text: string) => shown.push(['success', text]),
    warning: (text: string) => shown.push(['warning', text]),
    error: (text: string) => shown.push(['error', text]),
    notification: (title: string, text: string) => shown.push([title, text]),
  };
  const load = async () => {
    loads += 1;
    if (isMissing) throw new Error('no code');
    return kit;
  };
  const view = await renderShopHook(() => {
    useLazyNotifier(load);
    return useModel('toast').toast;
  });
  return { ...view, shown, loads: () => loads };
}
const send = (work: () => void) => act(async () => work());

test('loads the code with the first notification, and shows each as it was sent', async () => {
  const { shown, loads, now } = await openShell();
  expect(loads()).toBe(0);
  await send(() => {
    notify.success('Saved');
    notify.warning('Take care');
    notify.error('It failed');
    notify.notification('RESTING', 'Until noon');
  });
  expect(shown).toEqual([
    ['success', 'Saved'],
    ['warning', 'Take care'],
    ['error', 'It failed'],
    ['RESTING', 'Until noon'],
  ]);
  expect(now()).toMatchObject({ isVisible: false, message: '' });
});

test.each([
  ['a message', () => notify.error('It failed'), 'It failed'],
  ['the text of a notification', () => notify.notification('RESTING', 'Until noon'), 'Until noon'],
])('the toast shows %s when the code cannot be loaded', async (_, work, text) => {
  const { shown, now } = await openShell({ isMissing: true });
  await send(work);
  expect([now(), shown]).toMatchObject([{ isVisible: true, message: text }, []]);
});

test('a shell that is gone shows nothing: the next one does', async () => {
  const { shown, unmount } = await openShell();
  unmount();
  await send(() => notify.error('It failed'));
  const next: string[] = [];
  const other = () => undefined;
  const remove = installNotifier({
    ...{ success: other, warning: other, notification: other },
    error: (text) => next.push(text),
  });
  remove();
  expect([shown, next]).toEqual([[], ['It failed']]);
});
