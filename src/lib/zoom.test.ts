import fc from 'fast-check';
import { MAX_ZOOM, panBy, wholePicture, zoomAt, type ZoomView } from './zoom';

const stage = { width: 300, height: 400 };

describe('an enlarged picture', () => {
  it('keeps what lies under the finger', () => {
    const view = zoomAt(wholePicture, 2, { x: 50, y: -20 }, stage);
    expect(view).toEqual({ scale: 2, x: -50, y: 20 });
  });

  it('is whole again in its place when it is made small', () => {
    expect(zoomAt({ scale: 3, x: 200, y: -100 }, 0.1, { x: 10, y: 10 }, stage)).toEqual({ scale: 1, x: 0, y: 0 });
  });

  it('does not move while it is whole', () => {
    expect(panBy(wholePicture, { x: 40, y: 40 }, stage)).toEqual({ scale: 1, x: 0, y: 0 });
  });

  it('moves as far as it reaches', () => {
    expect(panBy({ scale: 2, x: 0, y: 0 }, { x: 500, y: -500 }, stage)).toEqual({ scale: 2, x: 150, y: -200 });
  });

  it('always covers its stage, whatever is done to it', () => {
    const far = fc.integer({ min: -1000, max: 1000 });
    const step = fc.record({ factor: fc.double({ min: 0.1, max: 5, noNaN: true }), x: far, y: far });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const view = steps.reduce<ZoomView>(
          (now, { factor, x, y }) => panBy(zoomAt(now, factor, { x, y }, stage), { x: y, y: x }, stage),
          wholePicture,
        );
        expect(view.scale).toBeGreaterThanOrEqual(1);
        expect(view.scale).toBeLessThanOrEqual(MAX_ZOOM);
        expect(Math.abs(view.x)).toBeLessThanOrEqual((stage.width * (view.scale - 1)) / 2 + 1e-6);
        expect(Math.abs(view.y)).toBeLessThanOrEqual((stage.height * (view.scale - 1)) / 2 + 1e-6);
      }),
    );
  });
});
