import { useGesture } from '@use-gesture/react';
import { useRef, useState, type RefObject } from 'react';

interface GestureOptions {
  /** The element that takes the gestures; its size is that of a picture's place. */
  stage: RefObject<HTMLElement | null>;
  /** The visible picture, to know its size. */
  picture: RefObject<HTMLElement | null>;
  /** The largest factor by which the picture may be enlarged; 1 for no enlargement. */
  maxScale: number;
  /** 1: the next picture, −1: the previous one. Does nothing at the ends. */
  onSwipe: (step: 1 | -1) => void;
  onClose: () => void;
}

/** Where the visible picture is drawn: factor and offset from the centre in px. */
interface PictureView {
  scale: number;
  x: number;
  y: number;
}

const fittedView: PictureView = { scale: 1, x: 0, y: 0 };
/** Px and px/ms after which a released swipe counts. */
const swipeDistance = 80;
const swipeVelocity = 0.4;
/** Ms and px between the two taps of a double tap. */
const doubleTapMs = 300;
const doubleTapDistance = 40;
const doubleTapScale = 2.5;

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/**
 * The gestures of the picture viewer. A fitted picture is swiped sideways to its neighbours, and down to close; pinch and double tap
 * enlarge it, and an enlarged one is moved.
 */
export function usePictureGestures({ stage, picture, maxScale, onSwipe, onClose }: GestureOptions) {
  const [view, setView] = useState(fittedView);
  /** How far the finger has moved the fitted picture; undefined while none does. */
  const [pull, setPull] = useState<{ x: number; y: number }>();
  const lastTap = useRef({ at: 0, x: 0, y: 0 });

  /** The picture covers the stage, or is in its centre where it is smaller. */
  const bounded = ({ scale, x, y }: PictureView): PictureView => {
    const { clientWidth = 0, clientHeight = 0 } = stage.current ?? {};
    const { offsetWidth = 0, offsetHeight = 0 } = picture.current ?? {};
    const right = Math.max(0, (offsetWidth * scale - clientWidth) / 2);
    const bottom = Math.max(0, (offsetHeight * scale - clientHeight) / 2);
    return { scale, x: clamp(x, -right, right), y: clamp(y, -bottom, bottom) };
  };
  /** The point as an offset from the centre of the stage. */
  const fromCentre = ([clientX, clientY]: readonly [number, number]) => {
    const box = stage.current?.getBoundingClientRect();
    return box ? { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 } : { x: 0, y: 0 };
  };
  /** `start`, enlarged so that the same part of the picture stays below `point`. */
  const scaledAt = (start: PictureView, to: number, point: { x: number; y: number }): PictureView => {
    const scale = clamp(to, 1, maxScale);
    const factor = scale / start.scale;
    return bounded({ scale, x: point.x - (point.x - start.x) * factor, y: point.y - (point.y - start.y) * factor });
  };
  /** `now` is the time of the event in ms: a busy page handles it later. */
  const tap = (xy: readonly [number, number], now: number) => {
    const [x, y] = xy;
    const { at, x: lastX, y: lastY } = lastTap.current;
    const isDouble = now - at < doubleTapMs && Math.hypot(x - lastX, y - lastY) < doubleTapDistance;
    lastTap.current = { at: isDouble ? 0 : now, x, y };
    if (isDouble) setView(view.scale > 1 ? fittedView : scaledAt(view, doubleTapScale, fromCentre(xy)));
  };
  const release = (axis: 'x' | 'y', [mx, my]: readonly number[], [vx = 0, vy = 0]: readonly number[]) => {
    setPull(undefined);
    const [distance = 0, velocity] = axis === 'x' ? [mx, vx] : [my, vy];
    if (Math.abs(distance) < swipeDistance && velocity < swipeVelocity) return;
    if (axis === 'x') onSwipe(distance < 0 ? 1 : -1);
    else if (distance > 0) onClose();
  };

  useGesture(
    {
      onDrag: ({ last, movement, velocity, tap: isTap, xy, timeStamp, pinching, cancel, memo }) => {
        const [mx, my] = movement;
        if (pinching) {
          cancel();
          setPull(undefined);
          return undefined;
        }
        if (isTap) {
          tap(xy, timeStamp);
          return undefined;
        }
        const start = (memo ?? { view, axis: Math.abs(mx) > Math.abs(my) ? 'x' : 'y' }) as {
          view: PictureView;
          axis: 'x' | 'y';
        };
        if (start.view.scale > 1) setView(bounded({ ...start.view, x: start.view.x + mx, y: start.view.y + my }));
        else if (last) release(start.axis, movement, velocity);
        else setPull(start.axis === 'x' ? { x: mx, y: 0 } : { x: 0, y: Math.max(0, my) });
        return start;
      },
      onPinch: ({ origin, offset: [scale], memo }) => {
        const start = (memo ?? { view, point: fromCentre(origin) }) as {
          view: PictureView;
          point: { x: number; y: number };
        };
        setView(scaledAt(start.view, scale, start.point));
        return start;
      },
    },
    {
      target: stage,
      drag: { filterTaps: true, pointer: { touch: true } },
      pinch: { from: () => [view.scale, 0], scaleBounds: { min: 1, max: maxScale }, pointer: { touch: true } },
    },
  );

  return {
    view,
    pull: pull ?? { x: 0, y: 0 },
    isPulled: pull !== undefined,
    zoomBy: (factor: number) => setView(scaledAt(view, view.scale * factor, { x: 0, y: 0 })),
    reset: () => setView(fittedView),
  };
}
