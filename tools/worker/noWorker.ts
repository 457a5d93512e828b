/** The worker of a shop that wants none: it takes the place of an earlier one, deletes what that kept, and goes. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
declare const self: {
  skipWaiting(): Promise<void>;
  readonly registration: { unregister(): Promise<boolean> };
  addEventListener(type: 'install' | 'activate', listen: (event: Lasting) => void): void;
};

export {};

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => {
  const deleted = caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))));
  event.waitUntil(deleted.then(() => self.registration.unregister()));
});
