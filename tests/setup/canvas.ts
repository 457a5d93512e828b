/** A canvas for a browser that has none: it measures, keeps what is written on it, and hands out a picture of nothing. */

/** Gives canvases what `way` makes of the drawing context; null is a browser that cannot draw. Returns the texts drawn. */
export function canvasOf(way: (context: object) => object | null): string[] {
  const drawn: string[] = [];
  const gradient = { addColorStop: () => undefined };
  const context = {
    measureText: (text: string) => ({ width: text.length * 10 }),
    fillText: (text: string) => drawn.push(text),
    createLinearGradient: () => gradient,
    createRadialGradient: () => gradient,
    ...Object.fromEntries(['fillRect', 'strokeRect', 'beginPath', 'ellipse', 'fill'].map((name) => [name, () => undefined])),
  };
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => way(context) as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,cG9zdGVy');
  return drawn;
}
