/** A canvas stub, because jsdom has no canvas: it measures texts, records them, and returns an empty picture. */

/**
 * Replaces the drawing context of canvases by the result of `kind`; null simulates a browser without a canvas. Returns
 * the drawn texts.
 */
export function canvasOf(kind: (context: object) => object | null): string[] {
  const texts: string[] = [];
  const gradient = { addColorStop: () => undefined };
  const context = {
    measureText: (text: string) => ({ width: text.length * 10 }),
    fillText: (text: string) => texts.push(text),
    createLinearGradient: () => gradient,
    createRadialGradient: () => gradient,
    ...Object.fromEntries(
      ['fillRect', 'strokeRect', 'beginPath', 'ellipse', 'fill'].map((name) => [name, () => undefined]),
    ),
  };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => kind(context) as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,cG9zdGVy');
  return texts;
}
