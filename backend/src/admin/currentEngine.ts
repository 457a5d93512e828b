/** What the operations of the admin API have in common. */
import { UserInputError, type RequestContext } from '@vendure/core';
import { RuleViolation, ShopError } from '../../../shop/shopError';
import { getEngine } from '../engine';
import type { Engine } from '../http/dispatch';
import { SHOP_CHANNELS_SQL } from '../shopChannels';
import { queryOf } from '../store/runInTransaction';
import type { Query } from '../store/source';

interface OwnedRow {
  readonly id: string;
  readonly customer_id: string;
}

/**
 * The engine, with prices and stock as they are now. In a transaction `query` is that of the transaction: with a second connection for
 * each, a few operations would use up the pool.
 */
export async function currentEngine(query?: Query): Promise<Engine> {
  const engine = getEngine();
  if (!engine) throw new Error('The engine has not started yet.');
  await (query ? engine.catalogue.refreshInTransaction(query) : engine.catalogue.refresh(queryOf(engine.dataSource)));
  return engine;
}

/** The engine for an operation of our own: Vendure checks its permission in the channel that the administrator has chosen. */
export async function engineOfAdministrator({ channelId }: RequestContext): Promise<Engine> {
  const engine = await currentEngine();
  const channels = await queryOf(engine.dataSource)<{ id: number }>(SHOP_CHANNELS_SQL);
  if (!channels.some(({ id }) => id === channelId))
    throw new UserInputError('The storefront is the shop of another channel. Choose that channel first.');
  return engine;
}

/** Finds a row of a customer. Throws UserInputError when there is none. */
export async function findOwnedRow(engine: Engine, table: string, column: string, value: string): Promise<OwnedRow> {
  const [row] = await queryOf(engine.dataSource)<OwnedRow>(
    `SELECT id, customer_id FROM storefront.${table} WHERE ${column} = $1`,
    [value],
  );
  if (!row) throw new UserInputError(`There is no ${value}.`);
  return row;
}

/** The reason why a rule refused is for the administrator, in English. */
export async function rethrowRefusalsAsInputErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ShopError) throw new UserInputError(error.text.en);
    throw error instanceof RuleViolation ? new UserInputError(error.message) : error;
  }
}
