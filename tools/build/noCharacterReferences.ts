/** In the bundle in the place of the table of HTML's character references of the package `entities`; nothing reads it there. */
export const htmlDecodeTree = new Uint16Array();
