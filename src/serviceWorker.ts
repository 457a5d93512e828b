/**
 * Has the device keep the shop (tools/worker), and lets a newer worker take over only where nothing can be lost: on home, hall
 * and mine, and only while no other tab is in the middle of something. A page goes on with the code that it began with.
 */
import { history } from '@umijs/max';
import { parseQuery } from '@/domain/query';
import { preferredFace } from '@/face';
import { currentLanguage, onSpoken } from '@/language';
import { faceOfPath, screenOf, type Screen } from '@/routes';

const safeScreens: readonly (Screen | undefined)[] = ['home', 'hall', 'mine'];
/** Held, shared, by every tab on any other screen. */
const busyLock = 'persimmon-busy';
/** Ms after which a newer worker that could not take over is asked again: another tab may have been asking in that moment. */
const askEvery = 3_000;
/** Ms between two looks for a newer shop by a tab that is left open. */
const lookEvery = 30 * 60_000;

function isSafe(): boolean {
  const { pathname, search } = history.location;
  return safeScreens.includes(screenOf(pathname, parseQuery(search)));
}

/** Holds the lock while this tab is in the middle of something; its browser lets go of it with the tab. Resolves when it is let go. */
function createBusyMark(): () => Promise<void> {
  let letGo: (() => void) | undefined;
  let isHeld: Promise<unknown> = Promise.resolve();
  return async () => {
    if (isSafe()) {
      letGo?.();
      letGo = undefined;
      await isHeld;
    } else if (!letGo) {
      const done = new Promise<void>((resolve) => (letGo = resolve));
      isHeld = navigator.locks.request(busyLock, { mode: 'shared' }, () => done);
    }
  };
}

/** Asks the waiting worker to take over when every open tab is on a safe screen. */
async function takeOver({ waiting }: ServiceWorkerRegistration): Promise<void> {
  if (!waiting || !isSafe()) return;
  await navigator.locks.request(busyLock, { ifAvailable: true }, async (lock) => {
    if (lock) waiting.postMessage({ type: 'takeOver' });
  });
}

function tellHousehold({ active }: ServiceWorkerRegistration): void {
  const face = faceOfPath(history.location.pathname) ?? preferredFace();
  active?.postMessage({ type: 'household', face, language: currentLanguage() });
}

/** Registers the worker, or removes it where the operator wants none. Without the browser's locks a newer one waits for the next start. */
export async function keepShop(): Promise<void> {
  const { serviceWorker } = navigator;
  if (document.documentElement.dataset['worker'] === 'off') {
    const registrations = await serviceWorker.getRegistrations();
    await Promise.all(registrations.map((registration) => registration.unregister()));
    return;
  }
  const address = window.boot?.policy.createScriptURL('/sw.js') ?? '/sw.js';
  await serviceWorker.register(address, { updateViaCache: 'none' });
  const registration = await serviceWorker.ready;
  tellHousehold(registration);
  onSpoken(() => tellHousehold(registration));
  if (!('locks' in navigator)) return;

  const markBusy = createBusyMark();
  let asking: ReturnType<typeof setTimeout> | undefined;
  const look = async () => {
    clearTimeout(asking);
    await markBusy();
    await takeOver(registration);
    clearTimeout(asking);
    if (registration.waiting && isSafe()) asking = setTimeout(() => void look(), askEvery);
  };
  history.listen(() => void look());
  void look();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', () => void look()));
  let lookedAt = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    void look();
    if (performance.now() - lookedAt < lookEvery) return;
    lookedAt = performance.now();
    void registration.update().catch(() => undefined);
  });
}
