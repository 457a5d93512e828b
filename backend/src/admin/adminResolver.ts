/** The operations of `adminApi`. */
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Allow, Permission, UserInputError } from '@vendure/core';
import { cancelOrder } from '../../../mock/shop/domain/orders';
import { addRedeemCode } from '../../../mock/shop/domain/redeemCodes';
import { getTicketState } from '../../../mock/shop/domain/tickets';
import { newCode, secureRandom } from '../../../mock/shop/random';
import { ShopError } from '../../../mock/shop/shopError';
import { DAY_MS } from '../../../mock/shop/time';
import type { Engine } from '../http/dispatch';
import { getEngine } from '../engine';
import { queryOf } from '../store/runInTransaction';
import { changeShop } from '../order/changeShop';

interface Owned {
  readonly id: string;
  readonly customer_id: string;
}

@Resolver()
export class AdminResolver {
  @Mutation()
  @Allow(Permission.UpdateOrder)
  async cancelStorefrontOrder(@Args('code') code: string): Promise<string> {
    const engine = await currentEngine();
    const { id, customer_id } = await find(engine, 'shop_order', 'number', code);
    return refusalsAsInputErrors(() =>
      changeShop(engine, { customerId: customer_id }, (context) => {
        const order = context.database.orders.find(customer_id, id);
        if (!order) throw new UserInputError(`There is no order ${code}.`);
        return cancelOrder(context, order, 'other', 'Cancelled by the shop').status;
      }),
    );
  }

  @Mutation()
  @Allow(Permission.UpdateOrder)
  async checkInTicket(@Args('code') code: string): Promise<string> {
    const engine = await currentEngine();
    const { id, customer_id } = await find(engine, 'ticket', 'code', code.trim().toUpperCase());
    return changeShop(engine, { customerId: customer_id }, ({ database, now }) => {
      const ticket = database.tickets.find(customer_id, id);
      if (!ticket) throw new UserInputError(`There is no ticket ${code}.`);
      const state = getTicketState(ticket, now);
      if (state !== 'unused') throw new UserInputError(`The ticket ${code} is ${state}.`);
      database.tickets.put({ ...ticket, usedAt: now });
      return ticket.name.en;
    });
  }

  @Mutation()
  @Allow(Permission.UpdateCustomer)
  async issueBalanceCode(
    @Args('name') name: string,
    @Args('amount') amount: number,
    @Args('validForDays') validForDays: number,
  ): Promise<string> {
    if (amount < 1 || validForDays < 1) throw new UserInputError('The amount and the days must be at least 1.');
    // Made before the transaction: a repeated run has the same code.
    const code = newCode(secureRandom, 4);
    await changeShop(await currentEngine(), {}, (context) =>
      addRedeemCode(context, {
        code,
        name: { en: name, zh: name },
        reward: { kind: 'balance', amount },
        validUntil: context.now + validForDays * DAY_MS,
        usesLeft: 1,
      }),
    );
    return code;
  }
}

/** The engine, with prices and stock as they are now. */
async function currentEngine(): Promise<Engine> {
  const engine = getEngine();
  if (!engine) throw new Error('The engine has not started yet.');
  await engine.catalogue.refresh(queryOf(engine.dataSource));
  return engine;
}

async function find(engine: Engine, table: string, column: string, value: string): Promise<Owned> {
  const [row] = await queryOf(engine.dataSource)<Owned>(
    `SELECT id, customer_id FROM storefront.${table} WHERE ${column} = $1`,
    [value],
  );
  if (!row) throw new UserInputError(`There is no ${value}.`);
  return row;
}

/** The reason why a rule refused is for the administrator, in English. */
async function refusalsAsInputErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof ShopError ? new UserInputError(error.text.en) : error;
  }
}
