/**
 * Without user name and password, which can pass one host off as another, and without white space and control characters, which
 * browsers drop.
 */
const webUrlPattern = /^https?:\/\/[^\s\p{Cc}/?#@\\]+(?:[/?#][^\s\p{Cc}]*)?$/iu;

/** Whether `text` is an http or https URL of at most 2048 characters that a browser can open: what the API may lead to. */
export function isWebUrl(text: string): boolean {
  try {
    return text.length <= 2048 && webUrlPattern.test(text) && Boolean(new URL(text));
  } catch {
    return false;
  }
}

/** Whether `text` is the source of a picture: a path below the API, an https URL or an embedded raster image. */
export function isPictureSource(text: string): boolean {
  // Browsers drop tabs and line breaks from a URL, which turns `/<tab>/host` into the address of another host.
  if (text.startsWith('/')) return /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text);
  if (/^https:/i.test(text)) return isWebUrl(text);
  return /^data:image\/(?:png|jpeg|webp|avif);base64,[\w+/=]+$/.test(text);
}
