/** Random waits of a test. It prints the seed with which it repeats them: `MOMENTS_SEED=7`. */
import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { seededRandom } from '../../shop/random';

const seed = Number(process.env['MOMENTS_SEED'] ?? randomInt(2 ** 31));
process.stdout.write(`MOMENTS_SEED=${seed}\n`);
const random = seededRandom(seed);

/** Waits between `min` and `max` ms. */
export const waitBetween = (min: number, max: number): Promise<void> => wait(min + Math.floor(random() * (max - min)));
