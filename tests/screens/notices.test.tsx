import { act, screen, waitFor } from '@testing-library/react';
import { notify } from '@/notify';
import { pathOf } from '@/routes';
import { openPage } from '../setup/openPage';

afterEach(() => jest.useRealTimers());

describe.each([
  // The desktop kit has one way of having a notice read out.
  ['h5', { success: 'status', warning: 'alert', error: 'alert' }],
  ['pc', { success: 'alert', warning: 'alert', error: 'alert' }],
] as const)('a notice on %s', (face, roles) => {
  test.each(['success', 'warning', 'error'] as const)('of %s is seen, read out once, and gone after a while', async (way) => {
    await openPage(pathOf(face, 'agreement'));
    const words = `Something of the kind ${way} happened`;
    const spoken = () => [...screen.queryAllByRole('status'), ...screen.queryAllByRole('alert')].filter(({ textContent }) => textContent === words);
    // What looks for something then lets time pass itself, and nobody waits for the notice to go.
    jest.useFakeTimers();
    act(() => notify[way](words));
    await waitFor(() => expect(spoken().map((place) => place.getAttribute('role'))).toEqual([roles[way]]), { timeout: 20_000 });
    for (const place of screen.getAllByText(words)) expect(place).toBeVisible();
    await waitFor(() => expect(screen.queryAllByText(words)).toEqual([]), { timeout: 10_000 });
  });
});
