/**
 * From whatever is behind the origin to a route of the shop. Messengers, sign-in services, advertisements and people change
 * links: they encode them again, leave out the slash or the number sign, and append parameters, fragments and punctuation.
 */

/** The parts of a URL behind its origin, as in `window.location`. */
interface AddressParts {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * Punctuation, space or an invisible character at the end of a text, as a browser writes it in a hash: what messengers take for
 * a part of a link. Full-width letters and digits, which have the same first bytes, are none.
 */
const endOfTextPattern =
  /[\s.,:;!'"<>`)\]}]$|%(?:[01].|2[02]|3[CE]|60|7F|C2%A[0D]|E2%8(?:0%..|1%[89A].)|E3%80%(?:8[0-489A-F]|9.)|EF%B(?:B%BF|C%8.|C%9[A-F]|D%A[1-5]))$/i;

/** Decodings and fragments that are tried. Links that were changed more often are not followed. */
const MAX_DECODING_ROUNDS = 8;
/** Characters of a path that count. The longest path of the shop has 34. */
const MAX_PATH_CHARACTERS = 200;

/** Decodes what can be decoded, once. */
const decodeEscapes = (text: string): string =>
  text.replace(/(?:%[\da-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });

/** A part of a URL without what messengers take for a part of a link: the punctuation of the sentence around it. */
export function withoutSentenceEnd(text: string): string {
  let rest = text;
  // A bracket that was opened in the link belongs to it.
  const hasBracket = text.includes('(');
  // Piece by piece: a pattern for the whole end would begin again at each character.
  for (;;) {
    const [end] = endOfTextPattern.exec(rest.slice(-9)) ?? [];
    if (end === undefined || (end === ')' && hasBracket)) return rest;
    rest = rest.slice(0, -end.length);
  }
}

/** The query behind a path, with a leading `?` unless it is empty, without what others appended. Values stay as they are encoded. */
function cleanQuery(text: string): string {
  const query = withoutSentenceEnd(
    text
      .replace(/#[^]*/, '')
      // A parameter of the path, or of a server that keeps its session in the address.
      .replace(/^[;=][^?&]*/, '')
      .replace(/;jsessionid=[^?&]*/gi, '')
      .replaceAll('?', '&')
      .replace(/^&+/, '')
      // As the browser writes what was decoded with the path.
      .replace(/[^!-~]+/gu, encodeURIComponent),
  );
  return query && `?${query}`;
}

/** The route in a text, `/` when there is none. `paths` are the paths of the shop. */
function findRoute(text: string, paths: readonly string[]): string {
  let rest = text;
  // What no page of the shop has: an unknown path, or the query of `/`.
  let other = '/';
  for (let round = 0; round < MAX_DECODING_ROUNDS; round += 1) {
    rest = rest.replace(/:~:[^]*/, '').replace(/&(?:amp;|#38;)+/gi, '&');
    const [, lead = '', head = '', tail = ''] = /^([\s#!/\\]*)([^?&#;=]*)([^]*)/.exec(rest) ?? [];
    const decoded = decodeEscapes(head);
    if (decoded !== head) {
      rest = lead + decoded + tail;
      continue;
    }
    // No path of the shop has other characters.
    const names = head
      .slice(0, MAX_PATH_CHARACTERS)
      .split(/[/\\]/)
      .map((name) => name.replace(/[^\p{L}\p{N}_-]/gu, ''))
      .filter((name) => name && name !== 'indexhtml');
    const path = `/${names.join('/')}`;
    const query = cleanQuery(tail);
    const known = names[0] && paths.find((one) => one.toLowerCase() === path.toLowerCase());
    if (known) return known + query;
    if (!names[0] && /^\?(?:[/\\!]|%2f|%23|h5\/|pc\/)/i.test(query)) {
      rest = query.slice(1);
      continue;
    }
    const isPath = /[/\\]/.test(lead) || /^(?:h5|pc)$/i.test(names[0] ?? '');
    if (other === '/' && (!names[0] || (isPath && !tail.startsWith('=')))) other = encodeURI(path) + query;
    const next = tail.indexOf('#');
    if (next < 0) break;
    rest = tail.slice(next);
  }
  return other;
}

/**
 * The address of a page of the shop, or of its 404 page, for any address: its path and query when they stay, then `#` and the
 * route. It is the same for its own result. `home` is the path of the storefront, and `paths` are those of its pages.
 */
export function cleanAddress(
  { pathname, search, hash }: AddressParts,
  home: string,
  paths: readonly string[],
): { readonly before: string; readonly route: string } {
  const route = findRoute(hash, paths);
  // A host that answers every path with the page, for a link that lost its number sign.
  const below = pathname.startsWith(home) ? pathname.slice(home.length) : pathname;
  const inPath = findRoute(`/${below}${search}`, paths);
  if (!/^\/(?:h5|pc|docs)\b/.test(inPath)) return { before: pathname + search, route };
  return { before: home, route: route === '/' ? inPath : route };
}
