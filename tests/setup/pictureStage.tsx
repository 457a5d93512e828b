/** A stage for the gestures of the picture viewer, and fingers on it. */
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { usePictureGestures } from '@/features/product/h5/usePictureGestures';

export type Point = readonly [x: number, y: number];
const stageSize = { width: 400, height: 600 };
const pictureSize = { width: 400, height: 300 };

/** A stage of 400 × 600 px with a picture of 400 × 300 px in its centre, which may be enlarged `maxScale` times. */
export function openStage({ maxScale = 4 } = {}) {
  const swipes: number[] = [];
  let closed = 0;
  let current: ReturnType<typeof usePictureGestures> | undefined;
  function Viewer() {
    const stage = useRef<HTMLDivElement>(null);
    const picture = useRef<HTMLImageElement>(null);
    current = usePictureGestures({
      stage,
      picture,
      maxScale,
      onSwipe: (step) => swipes.push(step),
      onClose: () => (closed += 1),
    });
    return (
      <div ref={stage} data-testid="stage">
        <img ref={picture} alt="" data-testid="picture" />
      </div>
    );
  }
  render(<Viewer />);
  const stage = screen.getByTestId('stage');
  const sized = (element: HTMLElement, sizes: Record<string, number>) =>
    Object.entries(sizes).forEach(([name, value]) => Object.defineProperty(element, name, { value }));
  sized(stage, { clientWidth: stageSize.width, clientHeight: stageSize.height });
  stage.getBoundingClientRect = () => new DOMRect(0, 0, stageSize.width, stageSize.height);
  sized(screen.getByTestId('picture'), { offsetWidth: pictureSize.width, offsetHeight: pictureSize.height });

  let time = 1_000;
  const send = (
    kind: 'touchStart' | 'touchMove' | 'touchEnd',
    at: readonly Point[],
    changed: readonly Point[] = at,
  ) => {
    const touchOf = ([clientX, clientY]: Point, identifier: number) => ({
      identifier,
      clientX,
      clientY,
      target: stage,
    });
    const touches = at.map(touchOf);
    const event = createEvent[kind](stage, {
      touches,
      targetTouches: touches,
      changedTouches: changed.map(touchOf),
      cancelable: true,
    });
    Object.defineProperty(event, 'timeStamp', { value: time });
    act(() => void fireEvent(stage, event));
  };
  return {
    swipes,
    closed: () => closed,
    view: () => current?.view,
    pull: () => [current?.isPulled, current?.pull],
    zoomBy: (factor: number) => act(() => current?.zoomBy(factor)),
    reset: () => act(() => current?.reset()),
    wait: (ms: number) => void (time += ms),
    /** Moves a finger over these points, one in each `stepMs`, and lifts it. */
    drag(points: readonly Point[], stepMs = 200) {
      this.hold(points, stepMs);
      send('touchEnd', [], points.slice(-1));
      time += 1_000;
    },
    /** The same without lifting it. */
    hold([first, ...rest]: readonly Point[], stepMs = 200) {
      send('touchStart', first ? [first] : []);
      for (const point of rest) {
        time += stepMs;
        send('touchMove', [point]);
      }
      time += stepMs;
    },
    /** Taps without waiting afterwards. */
    tap(point: Point) {
      send('touchStart', [point]);
      time += 50;
      send('touchEnd', [], [point]);
      time += 50;
    },
  };
}
