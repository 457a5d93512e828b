/** Delays responses, so that a test can check the page meanwhile. */
import { http } from 'msw';
import { server } from './freshShop';

/** Delays responses of `path` until the returned function is called. */
export function holdCall(path: string): () => void {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  // The handler resolves to undefined after the release, so msw continues with the next handler.
  server.use(http.all(path, () => released));
  return () => release();
}
