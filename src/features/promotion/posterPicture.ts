/** The picture of the shop on the poster: the logo of shop.config.ts, else the icon that every build has. */

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The largest picture, in px. */
const maxPictureSize: Size = { width: 460, height: 208 };

/** The largest size of a picture with this ratio of width to height, in whole px. */
export function fitPicture(ratio: number): Size {
  const width = Math.min(maxPictureSize.width, maxPictureSize.height * ratio);
  return { width: Math.round(width), height: Math.round(width / ratio) };
}

const attributeOfElement = (element: string, name: string) =>
  new RegExp(`\\s${name}\\s*=\\s*["']([^"']*)["']`).exec(element)?.[1] ?? '';

/** Width by height of an SVG: of its view box, else of its size in px, else a square. */
function ratioOf(root: string): number {
  const [, , width = 0, height = 0] = attributeOfElement(root, 'viewBox')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const ratio =
    width / height ||
    Number.parseFloat(attributeOfElement(root, 'width')) / Number.parseFloat(attributeOfElement(root, 'height'));
  return Number.isFinite(ratio) && ratio > 0 ? ratio : 1;
}

/** Gives an SVG the size in which it is drawn: Firefox draws none without width and height on a canvas. Undefined for other texts. */
export function sizeSvg(text: string): string | undefined {
  const root = /<svg\b[^>]*>/.exec(text)?.[0];
  if (!root) return undefined;
  const { width, height } = fitPicture(ratioOf(root));
  const plain = root.replace(/\s(?:width|height)\s*=\s*(?:"[^"]*"|'[^']*')/g, '');
  return text.replace(root, plain.replace('<svg', `<svg width="${width}" height="${height}"`));
}

/** The address of a picture that a canvas can draw. */
async function drawableSource(file: string): Promise<string> {
  const source = `${BASE_PATH}/${file}`;
  if (!file.endsWith('.svg')) return source;
  const svg = sizeSvg(await (await fetch(source)).text());
  return svg ? `data:image/svg+xml,${encodeURIComponent(svg)}` : source;
}

/** Loads the picture; null where the browser cannot draw it. Its `width` and `height` are those on the poster. */
export async function loadPosterPicture(): Promise<HTMLImageElement | null> {
  try {
    const picture = new Image();
    picture.src = await drawableSource(SHOP.logo?.light ?? 'icon.svg');
    await picture.decode();
    const size = fitPicture(picture.naturalWidth / picture.naturalHeight || 1);
    picture.width = size.width;
    picture.height = size.height;
    return picture;
  } catch {
    return null;
  }
}
