/** Position and scale of an enlarged picture in its square stage, in px from the centre of the stage. */
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
export const MAX_ZOOM = 4;

const between = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** Limits the offset so that the picture covers the whole stage. */
function within({ scale, x, y }: ZoomView, { width, height }: { width: number; height: number }): ZoomView {
  if (scale === 1) return wholePicture;
  const [farX, farY] = [(width * (scale - 1)) / 2, (height * (scale - 1)) / 2];
  return { scale, x: between(x, -farX, farX), y: between(y, -farY, farY) };
}

/** Scales by `factor` so that the content below `point` stays in place, within the limits of the picture. */
export function zoomAt(
  view: ZoomView,
  factor: number,
  point: Point,
  stage: { width: number; height: number },
): ZoomView {
  const scale = between(view.scale * factor, 1, MAX_ZOOM);
  const ratio = scale / view.scale;
  return within({ scale, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio }, stage);
}

/** Moves the picture within its limits. */
export function panBy(view: ZoomView, by: Point, stage: { width: number; height: number }): ZoomView {
  return within({ scale: view.scale, x: view.x + by.x, y: view.y + by.y }, stage);
}
