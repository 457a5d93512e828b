/**
 * Registers the service worker (tools/build/worker). A new worker only takes over where no input can be lost: on home, hall
 * and mine, and only while no other tab shows another screen. A page keeps running the code it started with.
 */
import { history } from '@umijs/max';
import { parseSearchParams } from './searchParams';
import { preferredPlatform } from './preferredPlatform';
import { currentLanguage, onLocaleChange } from './i18n';
import { platformOfPath, screenOf, type Screen } from './routes';

const screensSafeForUpdate: readonly (Screen | undefined)[] = ['home', 'hall', 'mine'];
/** Name of a shared Web Lock that every tab on any other screen holds. */
const busyLockName = 'shop-busy';
/** Ms between attempts to activate a waiting worker; another tab may have been asking at the same moment. */
const activationIntervalMs = 3_000;
/** Ms between update checks of an open tab. */
const updateCheckIntervalMs = 30 * 60_000;

function isOnSafeScreen(): boolean {
  const { pathname, search } = history.location;
  return screensSafeForUpdate.includes(screenOf(pathname, parseSearchParams(search)));
}

/**
 * Returns a function that holds the lock while this tab is on an unsafe screen. The browser releases the lock with the
 * tab. The promise resolves when it is released.
 */
function createBusyLockHolder(locks: LockManager): () => Promise<void> {
  let letGo: (() => void) | undefined;
  let isHeld: Promise<unknown> = Promise.resolve();
  return async () => {
    if (isOnSafeScreen()) {
      letGo?.();
      letGo = undefined;
      await isHeld;
    } else if (!letGo) {
      const done = new Promise<void>((resolve) => (letGo = resolve));
      isHeld = locks.request(busyLockName, { mode: 'shared' }, () => done);
    }
  };
}

/** Activates the waiting worker when every open tab is on a safe screen. */
async function activateWaitingWorker({ waiting }: ServiceWorkerRegistration, locks: LockManager): Promise<void> {
  if (!waiting || !isOnSafeScreen()) return;
  await locks.request(busyLockName, { ifAvailable: true }, async (lock) => {
    if (lock) waiting.postMessage({ type: 'takeOver' });
  });
}

function sendClientProfile({ active }: ServiceWorkerRegistration): void {
  const platform = platformOfPath(history.location.pathname) ?? preferredPlatform();
  // Workers of earlier deployments read this message, so its field names must not change.
  active?.postMessage({ type: 'profile', platform, language: currentLanguage() });
}

/**
 * Registers the worker, or removes it when the operator has switched it off. Without Web Locks a new worker waits for
 * the next start.
 */
export async function registerServiceWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  if (document.documentElement.dataset['worker'] === 'off') {
    const registrations = await serviceWorker.getRegistrations();
    // Only the worker of this shop: another shop can be below another path of the same origin.
    const scope = new URL(`${BASE_PATH}/`, location.href).href;
    await Promise.all(registrations.map((one) => one.scope === scope && one.unregister()));
    return;
  }
  const file = `${BASE_PATH}/sw.js`;
  const address = window.startup?.policy.createScriptURL(file) ?? file;
  await serviceWorker.register(address, { updateViaCache: 'none' });
  const registration = await serviceWorker.ready;
  sendClientProfile(registration);
  onLocaleChange(() => sendClientProfile(registration));
  const { locks }: Partial<Navigator> = navigator;
  if (!locks) return;

  const markBusy = createBusyLockHolder(locks);
  let asking: ReturnType<typeof setTimeout> | undefined;
  const look = async () => {
    clearTimeout(asking);
    await markBusy();
    await activateWaitingWorker(registration, locks);
    clearTimeout(asking);
    if (registration.waiting && isOnSafeScreen()) asking = setTimeout(() => void look(), activationIntervalMs);
  };
  history.listen(() => void look());
  void look();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', () => void look()),
  );
  let lookedAt = performance.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    void look();
    if (performance.now() - lookedAt < updateCheckIntervalMs) return;
    lookedAt = performance.now();
    void registration.update().catch(() => undefined);
  });
}
