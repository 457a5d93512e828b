import { Minus, Plus } from 'lucide-react';
import type { Picture as PictureData } from '@/lib/picture';
import { useTranslation } from '@/hooks/useTranslation';
import { Picture } from './Picture';
import styles from './ZoomStage.less';
import { useCallback, useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { MAX_ZOOM, panBy, wholePicture, zoomAt, type Point, type ZoomView } from '@/lib/zoom';

/** Factor of one press of a button, of a double tap. */
const step = 1.6;

const doubleTap = 2.4;

/** Px per wheel notch are some 100; this makes a notch a fifth. */
const wheelPace = 0.002;

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

interface Zoom {
  stage: RefObject<HTMLDivElement | null>;
  transform: string;
  canGrow: boolean;
  canShrink: boolean;
  grow: () => void;
  shrink: () => void;
  handlers: {
    onPointerDown: (event: PointerEvent) => void;
    onPointerMove: (event: PointerEvent) => void;
    onPointerUp: (event: PointerEvent) => void;
    onPointerCancel: (event: PointerEvent) => void;
    onDoubleClick: (event: { clientX: number; clientY: number }) => void;
  };
}

/** `pictureKey` names the picture: another one begins whole. */
function useZoom(pictureKey: string): Zoom {
  const stage = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, Point>());
  const [state, setState] = useState({ pictureKey, view: wholePicture });
  const view = state.pictureKey === pictureKey ? state.view : wholePicture;

  const change = useCallback(
    (next: (before: ZoomView, box: DOMRect) => ZoomView) => {
      const box = stage.current?.getBoundingClientRect();
      if (box)
        setState((before) => ({
          pictureKey,
          view: next(before.pictureKey === pictureKey ? before.view : wholePicture, box),
        }));
    },
    [pictureKey],
  );
  const zoomBy = useCallback(
    (factor: number, at?: Point) =>
      change((before, box) => {
        const point = at ? { x: at.x - box.left - box.width / 2, y: at.y - box.top - box.height / 2 } : { x: 0, y: 0 };
        return zoomAt(before, factor, point, box);
      }),
    [change],
  );

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    // React listens passively; the page behind must not scroll along.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      zoomBy(Math.exp(-event.deltaY * wheelPace), { x: event.clientX, y: event.clientY });
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [zoomBy]);

  const lift = (event: PointerEvent) => fingers.current.delete(event.pointerId);
  return {
    stage,
    transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
    canGrow: view.scale < MAX_ZOOM,
    canShrink: view.scale > 1,
    grow: () => zoomBy(step),
    shrink: () => zoomBy(1 / step),
    handlers: {
      onPointerDown: (event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      },
      onPointerMove: (event) => {
        if (!fingers.current.has(event.pointerId)) return;
        const before = [...fingers.current.values()];
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
        const after = [...fingers.current.values()];
        const [from, to] = [middle(before), middle(after)];
        const [one, other] = [before[0], before[1]];
        const [oneNow, otherNow] = [after[0], after[1]];
        if (one && other && oneNow && otherNow && distance(one, other) > 0)
          zoomBy(distance(oneNow, otherNow) / distance(one, other), to);
        change((view, box) => panBy(view, { x: to.x - from.x, y: to.y - from.y }, box));
      },
      onPointerUp: lift,
      onPointerCancel: lift,
      onDoubleClick: ({ clientX, clientY }) =>
        zoomBy(view.scale > 1 ? 1 / MAX_ZOOM : doubleTap, { x: clientX, y: clientY }),
    },
  };
}

interface Props {
  picture: PictureData;
  /** Alternative text of the picture. */
  name: string;
}

/** A picture that can be enlarged: pinch, wheel or double tap, drag, and buttons that do the same. */
export function ZoomStage({ picture, name }: Props) {
  const { t } = useTranslation();
  const { stage, transform, canGrow, canShrink, grow, shrink, handlers } = useZoom(`${picture.src}|${picture.hue}`);
  return (
    <div className={styles.frame}>
      <div ref={stage} className={styles.stage} {...handlers}>
        <div className={styles.picture} style={{ transform }}>
          <Picture picture={picture} alt={picture.alt || name} when="first" scale={0.8} className={styles.tile} />
        </div>
      </div>
      <div className={styles.buttons}>
        <button
          type="button"
          className={styles.button}
          aria-label={t('goods.zoomOut')}
          disabled={!canShrink}
          onClick={shrink}
        >
          <Minus size={20} strokeWidth={1.8} aria-hidden />
        </button>
        <button
          type="button"
          className={styles.button}
          aria-label={t('goods.zoomIn')}
          disabled={!canGrow}
          onClick={grow}
        >
          <Plus size={20} strokeWidth={1.8} aria-hidden />
        </button>
      </div>
    </div>
  );
}
