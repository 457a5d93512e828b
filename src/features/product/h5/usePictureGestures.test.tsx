import { openStage, type Point } from '../../../../tests/setup/pictureStage';

const centre: Point = [200, 300];

describe('a fitted picture', () => {
  test.each([
    [
      'to the left shows the next one',
      [
        [300, 300],
        [260, 300],
        [205, 302],
      ],
      [1],
    ],
    [
      'to the right shows the one before',
      [
        [100, 300],
        [140, 300],
        [195, 298],
      ],
      [-1],
    ],
    [
      'of less than 80 px shows none',
      [
        [300, 300],
        [260, 300],
        [222, 300],
      ],
      [],
    ],
  ] as const)('swiped slowly %s', (_, points, swipes) => {
    const viewer = openStage();
    viewer.drag(points);
    expect([viewer.swipes, viewer.closed(), viewer.pull()]).toEqual([swipes, 0, [false, { x: 0, y: 0 }]]);
  });

  test('swiped fast shows the next one after a short way', () => {
    const viewer = openStage();
    viewer.drag(
      [
        [300, 300],
        [280, 300],
        [260, 300],
      ],
      16,
    );
    expect(viewer.swipes).toEqual([1]);
  });

  test.each([
    [
      'down closes the viewer',
      [
        [200, 200],
        [203, 250],
        [205, 290],
      ],
      1,
    ],
    [
      'up does not',
      [
        [200, 400],
        [203, 350],
        [205, 290],
      ],
      0,
    ],
    [
      'down for less than 80 px does not',
      [
        [200, 200],
        [200, 240],
        [200, 270],
      ],
      0,
    ],
  ] as const)('swiped %s', (_, points, closed) => {
    const viewer = openStage();
    viewer.drag(points);
    expect([viewer.closed(), viewer.swipes]).toEqual([closed, []]);
  });

  test('follows the finger along one axis, and not upwards', () => {
    const sideways = openStage();
    sideways.hold([
      [300, 300],
      [260, 300],
      [240, 340],
    ]);
    expect(sideways.pull()).toEqual([true, { x: expect.any(Number), y: 0 }]);
    expect((sideways.pull()[1] as { x: number }).x).toBeLessThan(-50);
    document.body.innerHTML = '';
    const upwards = openStage();
    upwards.hold([
      [200, 400],
      [200, 350],
      [240, 300],
    ]);
    expect(upwards.pull()).toEqual([true, { x: 0, y: 0 }]);
  });
});

describe('a double tap', () => {
  test('enlarges what is below the finger two and a half times, the next one fits it again', () => {
    const viewer = openStage();
    viewer.tap([300, 300]);
    expect(viewer.view()).toEqual({ scale: 1, x: 0, y: 0 });
    viewer.tap([305, 302]);
    expect(viewer.view()?.scale).toBe(2.5);
    // 105 px right of the centre stay below the finger; the picture of 1000 × 750 px may be moved by 75 px at most upwards.
    expect(viewer.view()?.x).toBeCloseTo(-157.5);
    expect(viewer.view()?.y).toBeCloseTo(-3);
    viewer.wait(1_000);
    viewer.tap(centre);
    viewer.tap(centre);
    expect(viewer.view()).toEqual({ scale: 1, x: 0, y: 0 });
    // The third tap of a triple is the first one of another pair.
    viewer.tap(centre);
    expect(viewer.view()?.scale).toBe(1);
    viewer.tap(centre);
    expect(viewer.view()?.scale).toBe(2.5);
  });

  test('is none when the taps are 300 ms or 40 px apart', () => {
    const viewer = openStage();
    viewer.tap(centre);
    viewer.wait(200);
    viewer.tap(centre);
    expect(viewer.view()?.scale).toBe(1);
    viewer.wait(1_000);
    viewer.tap(centre);
    viewer.tap([200, 340]);
    expect(viewer.view()?.scale).toBe(1);
  });

  test('enlarges no more than the picture bears', () => {
    const viewer = openStage({ maxScale: 1.5 });
    viewer.tap(centre);
    viewer.tap(centre);
    expect(viewer.view()).toEqual({ scale: 1.5, x: 0, y: 0 });
  });
});

describe('an enlarged picture', () => {
  test('is moved within its edges, and neither swiped nor closed', () => {
    const viewer = openStage();
    viewer.zoomBy(2);
    expect(viewer.view()).toEqual({ scale: 2, x: 0, y: 0 });
    viewer.drag([
      [200, 300],
      [150, 300],
      [100, 330],
    ]);
    // 800 × 600 px: 200 px to each side, and nothing up or down.
    expect(viewer.view()?.x).toBeLessThan(-80);
    expect(viewer.view()?.y).toBe(0);
    viewer.drag([
      [350, 300],
      [100, 300],
      [-100, 330],
    ]);
    expect(viewer.view()).toEqual({ scale: 2, x: -200, y: 0 });
    viewer.drag([
      [200, 200],
      [200, 300],
      [200, 400],
    ]);
    expect([viewer.swipes, viewer.closed()]).toEqual([[], 0]);
  });

  test('is enlarged in steps up to its limit and fitted again', () => {
    const viewer = openStage({ maxScale: 3 });
    viewer.zoomBy(2);
    viewer.zoomBy(2);
    expect(viewer.view()?.scale).toBe(3);
    viewer.zoomBy(0.1);
    expect(viewer.view()?.scale).toBe(1);
    viewer.zoomBy(2);
    viewer.reset();
    expect(viewer.view()).toEqual({ scale: 1, x: 0, y: 0 });
  });
});
