/** Holds the answers to a call back, so that a test sees what stands on the screen meanwhile. */
import { http } from 'msw';
import { server } from './freshShop';

/** From now on `path` is answered only once the returned function is called. */
export function holdCall(path: string): () => void {
  let letGo = (): void => undefined;
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  // The next handler answers, once it is let.
  server.use(http.all(path, () => isLetGo));
  return () => letGo();
}
