/** The engine of this process. */
import type { Engine } from './http/dispatch';

let engine: Engine | undefined;

/** Returns the engine, or undefined until the database is connected. */
export const getEngine = (): Engine | undefined => engine;

export function setEngine(started: Engine): void {
  engine = started;
}
