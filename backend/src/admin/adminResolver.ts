/** The operations of `adminApi`. */
import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, Permission, UserInputError, type RequestContext } from '@vendure/core';
import { cancelOrder, refundOrder } from '../../../shop/domain/orders';
import { addRedeemCode } from '../../../shop/domain/redeemCodes';
import { getTicketState } from '../../../shop/domain/tickets';
import { newCode, secureRandom } from '../../../shop/random';
import { DAY_MS } from '../../../shop/time';
import { changeShopInOwnTransaction } from '../order/changeShop';
import { engineOfAdministrator, findOwnedRow, rethrowRefusalsAsInputErrors } from './currentEngine';
import { checkInTickets, issueCodes } from './permissions';

@Resolver()
export class AdminResolver {
  @Mutation()
  @Allow(Permission.UpdateOrder)
  async cancelStorefrontOrder(@Ctx() ctx: RequestContext, @Args('code') code: string): Promise<string> {
    const engine = await engineOfAdministrator(ctx);
    const { id, customer_id } = await findOwnedRow(engine, 'shop_order', 'number', code);
    return rethrowRefusalsAsInputErrors(() =>
      changeShopInOwnTransaction(engine, { customerId: customer_id }, (context) => {
        const order = context.database.orders.find(customer_id, id);
        if (!order) throw new UserInputError(`There is no order ${code}.`);
        const text = 'Cancelled by the shop';
        const { status } =
          order.status === 'toPay' ? cancelOrder(context, order, 'other', text) : refundOrder(context, order, text);
        return status;
      }),
    );
  }

  @Mutation()
  @Allow(checkInTickets.Permission)
  async checkInTicket(@Ctx() ctx: RequestContext, @Args('code') code: string): Promise<string> {
    const engine = await engineOfAdministrator(ctx);
    const { id, customer_id } = await findOwnedRow(engine, 'ticket', 'code', code.trim().toUpperCase());
    return changeShopInOwnTransaction(engine, { customerId: customer_id }, ({ database, now }) => {
      const ticket = database.tickets.find(customer_id, id);
      if (!ticket) throw new UserInputError(`There is no ticket ${code}.`);
      const state = getTicketState(ticket, now);
      if (state !== 'unused') throw new UserInputError(`The ticket ${code} is ${state}.`);
      database.tickets.put({ ...ticket, usedAt: now });
      return ticket.name.en;
    });
  }

  @Mutation()
  @Allow(issueCodes.Permission)
  async issueBalanceCode(
    @Ctx() ctx: RequestContext,
    @Args('name') name: string,
    @Args('amount') amount: number,
    @Args('validForDays') validForDays: number,
  ): Promise<string> {
    if (amount < 1 || validForDays < 1) throw new UserInputError('The amount and the days must be at least 1.');
    // Made before the transaction: a repeated run has the same code.
    const code = newCode(secureRandom, 4);
    await changeShopInOwnTransaction(await engineOfAdministrator(ctx), {}, (context) =>
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
