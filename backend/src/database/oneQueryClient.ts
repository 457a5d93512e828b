/** A connection to PostgreSQL on which a statement waits for the one before. */
import { Client, type QueryResult } from 'pg';

/** The shapes of `Client.query` come to one: what is asked, values, callback. */
type QueryFunction = (...asked: readonly unknown[]) => Promise<QueryResult>;

/**
 * TypeORM 0.3 loads the relations of an entity with several statements at once on one connection. pg warns of it and refuses it
 * from version 9 on. TypeORM's fix came after 0.3: https://github.com/typeorm/typeorm/pull/12421
 */
export class OneQueryClient extends Client {
  #last: Promise<unknown> = Promise.resolve();

  // Streams and callbacks keep pg's own order: TypeORM uses them one after the other.
  override query = ((...asked: readonly unknown[]) => {
    const ask: QueryFunction = super.query.bind(this) as QueryFunction;
    if (asked.some((one) => typeof one === 'function') || isStream(asked[0])) return ask(...asked);
    const answer = this.#last.then(() => ask(...asked));
    this.#last = answer.catch(() => undefined);
    return answer;
  }) as Client['query'];
}

const isStream = (asked: unknown): boolean => typeof asked === 'object' && asked !== null && 'submit' in asked;
