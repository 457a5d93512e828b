import { createServerClock } from './serverClock';

/** The shop's clock of this tab. */
export const serverClock = createServerClock(
  () => performance.now(),
  () => Date.now(),
);
