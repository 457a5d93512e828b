/** The texts of an input that its schema accepts and no shop can keep. */

/** PostgreSQL stores neither U+0000 nor halves of surrogate pairs, and no one types them. */
const unstorablePattern = /[\0\p{Cs}]/u;
/** A whole text that is the data URL of a picture: an avatar or a photo. */
const pictureDataPattern = /^data:image\/(png|jpeg|webp);base64,([\w+/=]+)$/;

/** What a file of a type starts with and contains. Bytes are characters, as `atob` returns them. */
const isFileOfType: Readonly<Record<string, (bytes: string) => boolean>> = {
  png: (bytes) =>
    bytes.startsWith('\u0089PNG\r\n\u001a\n') && bytes.startsWith('IHDR', 12) && bytes.includes('IEND', 24),
  jpeg: (bytes) => bytes.startsWith('\u00ff\u00d8\u00ff') && bytes.includes('\u00ff\u00da', 3),
  webp: (bytes) => bytes.startsWith('RIFF') && bytes.startsWith('WEBPVP8', 8),
};

function isPictureFile(type: string, base64: string): boolean {
  try {
    return isFileOfType[type]?.(atob(base64)) ?? false;
  } catch {
    // Not base64.
    return false;
  }
}

function isAcceptable(text: string): boolean {
  if (unstorablePattern.test(text)) return false;
  const [, type, base64] = pictureDataPattern.exec(text) ?? [];
  return type === undefined || base64 === undefined || isPictureFile(type, base64);
}

/** Returns the paths of such texts in a value, for example `photos.0`. */
export function findInvalidTexts(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return isAcceptable(value) ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => findInvalidTexts(one, path === '' ? key : `${path}.${key}`));
}
