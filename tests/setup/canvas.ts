/** A canvas stub, because jsdom has no canvas: it measures texts, records them, and returns an empty picture. */

/**
 * Replaces the drawing context of canvases by the result of `kind`; null simulates a browser without a canvas. Returns
 * the drawn texts, and the addresses of the drawn pictures.
 */
export function canvasOf(kind: (context: object) => object | null): string[] {
  const texts: string[] = [];
  const context = {
    measureText: (text: string) => ({ width: text.length * 10 }),
    fillText: (text: string) => texts.push(text),
    drawImage: (image: HTMLImageElement) => texts.push(image.src),
    ...Object.fromEntries(['fillRect', 'strokeRect'].map((name) => [name, () => undefined])),
  };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => kind(context) as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,cG9zdGVy');
  return texts;
}
