/** The form controls of a platform, whose code is loaded when a form needs them. */
import { act, fireEvent, renderHook, type RenderHookResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '@/components/ErrorBoundary';
import { kit } from '@/platform/h5/kit';
import type { FormKit } from './formKit';
import { useFormKit } from './useFormKit';
import { PlatformProvider } from './usePlatform';

const controls = { Form: () => null } as unknown as FormKit;

/** Renders the hook. The first `fails` loads of the code fail; `caught` is what the boundary around it got. */
async function openForm(fails: number) {
  let loads = 0;
  const caught: unknown[] = [];
  const platform = {
    ...kit,
    loadFormKit: async () => {
      loads += 1;
      if (loads <= fails) throw new Error('no code');
      return controls;
    },
  };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ErrorBoundary
      resetKey=""
      fallback={(_, error) => {
        caught.push(error);
        return null;
      }}
    >
      <PlatformProvider value={platform}>{children}</PlatformProvider>
    </ErrorBoundary>
  );
  const view: RenderHookResult<FormKit | undefined, unknown> = renderHook(() => useFormKit(), { wrapper });
  const before = view.result.current;
  await act(async () => undefined);
  return { ...view, before, caught, loads: () => loads };
}
const returnOnline = () => act(async () => void fireEvent(window, new Event('online')));
afterEach(() => void jest.restoreAllMocks());

test('are undefined while their code loads', async () => {
  const { before, result } = await openForm(0);
  expect([before, result.current]).toEqual([undefined, controls]);
});

test('wait for the network where there is none', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { result, loads, caught } = await openForm(2);
  expect([result.current, caught]).toEqual([undefined, []]);
  await returnOnline();
  await returnOnline();
  expect([result.current, loads()]).toEqual([controls, 3]);
  await returnOnline();
  expect(loads()).toBe(3);
});

test('are not waited for by a form that is gone', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { unmount, loads } = await openForm(1);
  unmount();
  await returnOnline();
  expect(loads()).toBe(1);
});

test('whose code is missing while the network works are an error of the page', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { caught } = await openForm(1);
  expect(caught[0]).toEqual(new Error('no code'));
});
