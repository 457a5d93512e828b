/** The offer to install the shop as an app. */
import { act, screen, waitFor } from '@testing-library/react';
import { installStorage } from '@/features/install/useInstallOffer';
import { openPage } from '../setup/openPage';

const title = 'Keep Test shop on your home screen';
const offer = () => screen.queryByRole('region', { name: title });
const hourAgo = () => Date.now() - 3_600_000;

/** What Chromium's browsers dispatch when the shop can be installed. */
function installPrompt(outcome: 'accepted' | 'dismissed') {
  const prompt = jest.fn(async () => undefined);
  return {
    prompt,
    event: Object.assign(new Event('beforeinstallprompt'), { prompt, userChoice: Promise.resolve({ outcome }) }),
  };
}

/** Opens a page in a browser with the inline scripts, which have received the event. */
async function open(address: string, outcome: 'accepted' | 'dismissed' = 'accepted') {
  const { prompt, event } = installPrompt(outcome);
  window.startup = {
    runWhenIdle: (work: () => void) => work(),
    onAppStarted: () => undefined,
    installPrompt: event,
  } as never;
  return { ...(await openPage(address)), prompt };
}
afterEach(() => {
  delete window.startup;
});

describe('the install offer', () => {
  test('is shown from the second visit on, and not in the first', async () => {
    const first = await open('/h5/hall');
    await waitFor(() => expect(installStorage.read()).toMatchObject({ visits: 1 }));
    expect(offer()).toBeNull();
    first.unmount();
    sessionStorage.clear();
    installStorage.write({ visits: 1, at: hourAgo() });
    await open('/h5/hall');
    expect(await screen.findByRole('region', { name: title })).toBeVisible();
    expect(installStorage.read()).toMatchObject({ visits: 2 });
  });

  test('opens the dialog of the browser and is over when it is accepted', async () => {
    installStorage.write({ visits: 1, at: hourAgo() });
    const { user, prompt } = await open('/h5/hall');
    await user.click(await screen.findByRole('button', { name: 'Install' }));
    expect(prompt).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(offer()).toBeNull());
    expect(installStorage.read()).toMatchObject({ visits: 2, isOver: true });
  });

  test('can be declined for two weeks, and for good', async () => {
    installStorage.write({ visits: 1, at: hourAgo() });
    const { user } = await open('/h5/hall');
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(offer()).toBeNull();
    const notBefore = (installStorage.read() as { notBefore: number }).notBefore;
    expect(Math.round((notBefore - Date.now()) / 86_400_000)).toBe(14);
    installStorage.write({ visits: 2, at: hourAgo() });
    act(() => void window.dispatchEvent(new Event('appinstalled')));
    expect(installStorage.read()).toMatchObject({ isOver: true });
  });

  test('is never asked again after "Don’t ask again"', async () => {
    installStorage.write({ visits: 5, at: hourAgo() });
    const { user } = await open('/pc/home?view=hall');
    await user.click(await screen.findByRole('button', { name: 'Don’t ask again' }));
    expect(offer()).toBeNull();
    expect(installStorage.read()).toMatchObject({ isOver: true });
  });

  test('is not shown over a checkout', async () => {
    installStorage.write({ visits: 5, at: hourAgo() });
    await open('/h5/ordercheck?lines=cup*1');
    await waitFor(() => expect(installStorage.read()).toMatchObject({ visits: 6 }));
    expect(offer()).toBeNull();
  });
});
