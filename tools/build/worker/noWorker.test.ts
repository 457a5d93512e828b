/** The worker that a storefront has once its operator wants none. */
import { createContext, runInContext } from 'node:vm';
import { bundleWorker } from '../../../tests/setup/bundleWorker';

describe('the worker that removes another one', () => {
  test.each([
    ['', ['files', 'shell-x', '/shopfiles']],
    ['/shop', ['/shopfiles']],
  ])('deletes the caches of the storefront at "%s", then itself', async (basePath, deleted) => {
    const code = await bundleWorker({ BASE_PATH: basePath }, 'noWorker.ts');
    const done: string[] = [];
    const waited: Promise<unknown>[] = [];
    const listeners: Record<string, (event: object) => void> = {};
    const scope: Record<string, unknown> = {
      skipWaiting: async () => done.push('skipWaiting'),
      registration: { unregister: async () => done.push('unregister') },
      caches: {
        keys: async () => ['files', 'shell-x', '/shopfiles'],
        delete: async (name: string) => {
          await new Promise((resolve) => setTimeout(resolve));
          done.push(name);
        },
      },
      addEventListener: (type: string, listen: (event: object) => void) => (listeners[type] = listen),
    };
    scope['self'] = scope;
    runInContext(code, createContext(scope));
    for (const type of ['install', 'activate'])
      listeners[type]?.({ waitUntil: (work: Promise<unknown>) => void waited.push(work) });
    await Promise.all(waited);
    expect(done).toEqual(['skipWaiting', ...deleted, 'unregister']);
  });
});
