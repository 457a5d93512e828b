/** How an enlarged picture lies in its square stage: pure geometry, in px from the stage's centre. */
export interface ZoomView {
  /** 1 shows the whole picture. */
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const wholePicture: ZoomView = { scale: 1, x: 0, y: 0 };
export const mostZoom = 4;

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Keeps the picture over the whole stage. */
function within({ scale, x, y }: ZoomView, { width, height }: { width: number; height: number }): ZoomView {
  if (scale === 1) return wholePicture;
  const [farX, farY] = [(width * (scale - 1)) / 2, (height * (scale - 1)) / 2];
  return { scale, x: between(x, -farX, farX), y: between(y, -farY, farY) };
}

/** Enlarges by `factor` so that what lies under `point` stays there, as far as the picture reaches. */
export function zoomAt(view: ZoomView, factor: number, point: Point, stage: { width: number; height: number }): ZoomView {
  const scale = between(view.scale * factor, 1, mostZoom);
  const ratio = scale / view.scale;
  return within({ scale, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio }, stage);
}

/** Moves the picture as far as it reaches. */
export function panBy(view: ZoomView, by: Point, stage: { width: number; height: number }): ZoomView {
  return within({ scale: view.scale, x: view.x + by.x, y: view.y + by.y }, stage);
}
