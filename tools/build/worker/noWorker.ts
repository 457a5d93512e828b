/** The empty service worker, which removes an earlier one: it deletes the caches of the shop and unregisters itself. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
declare const self: {
  skipWaiting(): Promise<void>;
  readonly registration: { unregister(): Promise<boolean> };
  addEventListener(type: 'install' | 'activate', listen: (event: ExtendableEvent) => void): void;
};

export {};

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => {
  const deleted = caches
    .keys()
    .then((names) => Promise.all(names.map((name) => name.startsWith(BASE_PATH) && caches.delete(name))));
  event.waitUntil(deleted.then(() => self.registration.unregister()));
});
