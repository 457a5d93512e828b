import type { Page } from '@playwright/test';

/** Waits until all finite animations have ended. */
export const waitForAnimations = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime)),
      );
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });

/**
 * Waits until nothing has moved for two frames. With reduced motion every element has a transition that ends in the next frame, and a new
 * colour goes down by one level of the document with each.
 */
export const waitForTransitions = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let still = 0; still < 2; still += 1) {
      await new Promise(requestAnimationFrame);
      const isMoving = document
        .getAnimations()
        .some(
          ({ playState, effect }) =>
            playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime)),
        );
      if (isMoving) still = -1;
    }
  });
