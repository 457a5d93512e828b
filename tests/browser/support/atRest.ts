import type { Page } from '@playwright/test';

/** Waits for what moves to come to rest; what moves without end is not waited for. */
export const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const moving = document.getAnimations().filter(({ playState, effect }) => playState === 'running' && Number.isFinite(Number(effect?.getComputedTiming().endTime)));
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
