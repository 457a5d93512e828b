/**
 * A sheet that follows the finger downwards and closes by distance or speed. `closeOnSwipe` of antd-mobile's Popup 5.43 moves nothing, needs
 * speed, and also closes while the content is scrolled (`es/components/popup/popup.js`).
 */
import { useLatest } from 'ahooks';
import { useEffect, useLayoutEffect } from 'react';
import { canDragDown, isMovementDown } from '@/lib/dragDown';

/** Part of its height by which the sheet is moved before letting go closes it. */
const closingHeightRatio = 0.3;
/** Px per ms of a finger that throws the sheet down. */
const closingSpeedPxPerMs = 0.5;
/** Speed is measured over the last movements, in ms. */
const speedWindowMs = 80;
/** A close that does not happen, because the page refuses it: the sheet moves back after this time. */
const moveBackAfterMs = 700;

interface TouchPoint {
  y: number;
  atMs: number;
}

/** The speed of a finger when it lets go, in px per ms. A finger that rested before has none. */
export function releaseSpeed(points: readonly TouchPoint[], endMs: number): number {
  const recent = points.filter(({ atMs }) => endMs - atMs <= speedWindowMs);
  const [first, last] = [recent[0], recent.at(-1)];
  return first && last && last.atMs > first.atMs ? (last.y - first.y) / (last.atMs - first.atMs) : 0;
}

function moveSheetBack(sheet: HTMLElement): void {
  delete sheet.dataset['dragged'];
  sheet.style.transform = '';
}

/** Listens to touches on the sheet. `data-dragged` is set while it follows the finger; otherwise it moves with a transition. */
export function useSheetDrag(sheet: HTMLElement | null, isOpen: boolean, close: () => void): void {
  const latestClose = useLatest(close);

  // A sheet that opens again while it leaves is the same element.
  useLayoutEffect(() => {
    if (sheet && isOpen) moveSheetBack(sheet);
  }, [sheet, isOpen]);

  useEffect(() => {
    if (!sheet || !isOpen) return undefined;
    let from: { x: number; y: number } | undefined;
    let points: TouchPoint[] = [];
    let returning: ReturnType<typeof setTimeout> | undefined;

    const start = ({ touches, target }: TouchEvent) => {
      const [finger] = touches;
      if (points.length > 0) moveSheetBack(sheet);
      points = [];
      const isDrag = finger && touches.length === 1 && canDragDown(target, sheet);
      from = isDrag ? { x: finger.clientX, y: finger.clientY } : undefined;
    };
    const drag = (event: TouchEvent) => {
      const [finger] = event.touches;
      if (!from || !finger) return;
      const { clientX, clientY } = finger;
      if (points.length === 0) {
        const isDown = isMovementDown(clientX - from.x, clientY - from.y);
        if (isDown === undefined) return;
        // Otherwise the content scrolls, or something in it is swiped.
        if (!isDown || !event.cancelable) {
          from = undefined;
          return;
        }
        // The sheet begins to move where the finger is by now, so that it does not jump.
        from = { x: clientX, y: clientY };
        sheet.dataset['dragged'] = '';
      }
      event.preventDefault();
      points.push({ y: clientY, atMs: event.timeStamp });
      sheet.style.transform = `translateY(${Math.max(0, clientY - from.y)}px)`;
    };
    const end = ({ type, timeStamp }: TouchEvent) => {
      const last = points.at(-1);
      if (from && last) {
        const isFar = last.y - from.y > sheet.offsetHeight * closingHeightRatio;
        if (type === 'touchend' && (isFar || releaseSpeed(points, timeStamp) > closingSpeedPxPerMs)) {
          latestClose.current();
          returning = setTimeout(() => moveSheetBack(sheet), moveBackAfterMs);
        } else moveSheetBack(sheet);
      }
      from = undefined;
      points = [];
    };
    sheet.addEventListener('touchstart', start, { passive: true });
    sheet.addEventListener('touchmove', drag, { passive: false });
    sheet.addEventListener('touchend', end);
    sheet.addEventListener('touchcancel', end);
    return () => {
      clearTimeout(returning);
      sheet.removeEventListener('touchstart', start);
      sheet.removeEventListener('touchmove', drag);
      sheet.removeEventListener('touchend', end);
      sheet.removeEventListener('touchcancel', end);
    };
  }, [sheet, isOpen, latestClose]);
}
