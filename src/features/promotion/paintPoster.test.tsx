import { encode } from 'uqr';
import { paintPoster } from './paintPoster';
import { posterLayout, type PosterLabels } from './posterLayout';

const labels: PosterLabels = {
  shop: 'Quince',
  headline: 'Ada invites you',
  line: 'Few things.',
  scan: 'Scan to visit',
  codeLabel: 'Invite code',
  code: 'ADA-1',
  link: 'https://quince.example/#/home?invite=ADA-1',
};
const widthOf = (text: string) => text.length * 10;
const layout = posterLayout(labels, widthOf);

interface Box {
  style: string;
  box: readonly [x: number, y: number, width: number, height: number];
}

/** Paints the poster on a canvas that records the calls. */
function paint(picture: HTMLImageElement | null = null) {
  const rects: Box[] = [];
  const texts: [text: string, x: number, y: number, font: string, align: string][] = [];
  const pictures: unknown[] = [];
  const sizes: [number, number][] = [];
  const context = {
    fillStyle: '',
    font: '',
    textAlign: '',
    strokeStyle: '',
    lineWidth: 0,
    measureText: (text: string) => ({ width: widthOf(text) }),
    fillRect: (...box: Box['box']) => void rects.push({ style: context.fillStyle, box }),
    strokeRect: () => undefined,
    drawImage: (_image: unknown, ...at: number[]) => void pictures.push(at),
    fillText: (text: string, x: number, y: number) => void texts.push([text, x, y, context.font, context.textAlign]),
  };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(function (this: HTMLCanvasElement) {
    sizes.push([this.width, this.height]);
    return 'data:image/png;base64,AA==';
  });
  expect(paintPoster(labels, picture)).toBe('data:image/png;base64,AA==');
  return { rects, texts, pictures, sizes };
}

afterEach(() => jest.restoreAllMocks());

test('the code is that of the link, in whole pixels, in the middle of its place', () => {
  const modules = paint().rects.filter(({ style }) => style === '#000');
  const { data, size } = encode(labels.link, { ecc: 'M', border: 0 });
  const side = Math.floor(layout.qr.side / size);
  const gap = (layout.qr.side - side * size) / 2;
  const expected = data.flatMap((row, y) =>
    row.flatMap((isDark, x) =>
      isDark ? [[Math.round(layout.qr.x + gap) + x * side, Math.round(layout.qr.y + gap) + y * side, side, side]] : [],
    ),
  );
  expect(modules.map(({ box }) => box)).toEqual(expected);
  for (const { box } of modules) expect(box.every(Number.isInteger)).toBe(true);
  const right = Math.max(...modules.map(({ box }) => box[0] + box[2]));
  expect(right).toBeLessThanOrEqual(layout.qr.x + layout.qr.side);
});

test('the card of the code is white, and painted before the code', () => {
  const { rects } = paint();
  const { x, y, side } = layout.card;
  const at = rects.findIndex(({ style }) => style === '#fff');
  expect(rects[at]?.box).toEqual([x, y, side, side]);
  expect(at).toBeLessThan(rects.findIndex(({ style }) => style === '#000'));
});

test('every text is centred, at the height and in the font of the layout', () => {
  const { texts, sizes } = paint();
  const fontOf = ({ weight, size, family }: (typeof layout.lines)[number]['style']) =>
    `${weight} ${size}px ${family === 'serif' ? 'serif' : 'sans-serif'}`;
  expect(texts).toEqual(layout.lines.map(({ text, style, y }) => [text, layout.width / 2, y, fontOf(style), 'center']));
  expect(sizes).toEqual([[layout.width, layout.height]]);
});

test('the picture of the shop is drawn in its size, in the middle above the texts', () => {
  const picture = Object.assign(new Image(), { width: 460, height: 115 });
  expect(paint(picture).pictures).toEqual([
    [(layout.width - 460) / 2, (layout.illustrationHeight - 115) / 2, 460, 115],
  ]);
  expect(paint(null).pictures).toEqual([]);
});

test('a browser without a canvas paints nothing', () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  expect(paintPoster(labels, null)).toBeUndefined();
});
