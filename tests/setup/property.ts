/**
 * Random tests, with the same values in every run. `TEST_SEED=7 npx jest properties` tries others; a failure names its seed and its
 * counterexample. What a run has found stays as one of the `examples`, which are tried first.
 */
import * as fc from 'fast-check';

const DEFAULT_SEED = 20_261_120;

/** Fails when `property` does not hold for the examples or for one of the random values. */
export const checkProperty = <Values>(
  property: fc.IProperty<Values>,
  options: Omit<fc.Parameters<Values>, 'seed'> = {},
): void => fc.assert(property, { ...options, seed: Number(process.env['TEST_SEED'] ?? DEFAULT_SEED) });
