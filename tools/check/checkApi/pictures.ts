/** Loads pictures that a response names, as a browser would. */
import { violationAt, type Violation } from '../../../src/api/violations';
import type { AnyCall } from '../../../src/api/defineCall';

/** Loads a picture. Resolves with what was found in its place, `status 404`, or undefined when it is a picture. */
export type LoadPicture = (src: string) => Promise<string | undefined>;

/** Of each response so many pictures are loaded. */
const MAX_PICTURES = 5;

interface FoundPicture {
  readonly path: string;
  readonly src: string;
}

/** The pictures in `value`, in the order of its fields. Embedded ones need no request. */
function picturesIn(value: unknown, path: string): FoundPicture[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const at = Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`;
    if (key !== 'src') return picturesIn(inner, at);
    return typeof inner === 'string' && inner !== '' && !inner.startsWith('data:') ? [{ path: at, src: inner }] : [];
  });
}

/** Returns a check of the first pictures of a response. Each source is loaded once. */
export function createPictureCheck(load: LoadPicture): (call: AnyCall, data: unknown) => Promise<Violation[]> {
  const loaded = new Map<string, Promise<string | undefined>>();
  return async (call, data) => {
    const pictures = picturesIn(data, 'data').slice(0, MAX_PICTURES);
    const found = await Promise.all(
      pictures.map(async ({ path, src }) => {
        const loading = loaded.get(src) ?? load(src);
        loaded.set(src, loading);
        const instead = await loading;
        return instead === undefined
          ? []
          : [{ ...violationAt(call, path, 'a picture that loads', src), found: instead }];
      }),
    );
    return found.flat();
  };
}
