/** The operations of `adminApi` for withdrawals. */
import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Allow, Ctx, UserInputError, type RequestContext } from '@vendure/core';
import type { ShopContext } from '../../../shop/context';
import { approveWithdrawal, refuseWithdrawal, settleWithdrawal } from '../../../shop/domain/withdrawals';
import type { WithdrawalRow } from '../../../shop/domain/walletRows';
import { changeShopInOwnTransaction } from '../order/changeShop';
import { queryOf } from '../store/runInTransaction';
import { engineOfAdministrator, findOwnedRow, rethrowRefusalsAsInputErrors } from './currentEngine';
import { payWithdrawals } from './permissions';

interface AdminWithdrawal extends Pick<
  WithdrawalRow,
  'id' | 'status' | 'amount' | 'fee' | 'currency' | 'payeeName' | 'payeeAccount'
> {
  readonly phone: string;
  readonly requestedAt: string;
  readonly settledAt: string | null;
}

const toAdminWithdrawal = (row: WithdrawalRow, phone: string): AdminWithdrawal => ({
  ...row,
  phone,
  requestedAt: new Date(row.requestedAt).toISOString(),
  settledAt: row.settledAt === null ? null : new Date(row.settledAt).toISOString(),
});

const MAX_LISTED_WITHDRAWALS = 100;

@Resolver()
export class WithdrawalResolver {
  @Query()
  @Allow(payWithdrawals.Permission)
  async storefrontWithdrawals(@Ctx() ctx: RequestContext, @Args('status') status: string): Promise<AdminWithdrawal[]> {
    const { dataSource } = await engineOfAdministrator(ctx);
    const rows = await queryOf(dataSource)<{ row: WithdrawalRow; phone: string }>(
      `SELECT withdrawal.row, customer.phone FROM storefront.withdrawal
       JOIN storefront.customer ON customer.id = withdrawal.customer_id
       WHERE withdrawal.status = $1 ORDER BY withdrawal.position LIMIT $2`,
      [status, MAX_LISTED_WITHDRAWALS],
    );
    return rows.map(({ row, phone }) => toAdminWithdrawal(row, phone));
  }

  @Mutation()
  @Allow(payWithdrawals.Permission)
  approveWithdrawal(@Ctx() ctx: RequestContext, @Args('id') id: string): Promise<AdminWithdrawal> {
    return changeWithdrawal(ctx, id, approveWithdrawal);
  }

  @Mutation()
  @Allow(payWithdrawals.Permission)
  settleWithdrawal(@Ctx() ctx: RequestContext, @Args('id') id: string): Promise<AdminWithdrawal> {
    return changeWithdrawal(ctx, id, settleWithdrawal);
  }

  @Mutation()
  @Allow(payWithdrawals.Permission)
  rejectWithdrawal(
    @Ctx() ctx: RequestContext,
    @Args('id') id: string,
    @Args('reason') reason: string,
  ): Promise<AdminWithdrawal> {
    const text = reason.trim();
    if (text === '') throw new UserInputError('The customer needs a reason.');
    return changeWithdrawal(ctx, id, (context, row) =>
      refuseWithdrawal(context, row, { en: text, zh: text, de: text }),
    );
  }
}

/** Changes a withdrawal under the lock of its customer, so that of two administrators one is refused. */
async function changeWithdrawal(
  ctx: RequestContext,
  id: string,
  change: (context: ShopContext, row: WithdrawalRow) => WithdrawalRow,
): Promise<AdminWithdrawal> {
  const engine = await engineOfAdministrator(ctx);
  const { customer_id } = await findOwnedRow(engine, 'withdrawal', 'id', id);
  return rethrowRefusalsAsInputErrors(() =>
    changeShopInOwnTransaction(engine, { customerId: customer_id }, (context) => {
      const row = context.database.withdrawals.find(customer_id, id);
      if (!row) throw new UserInputError(`There is no withdrawal ${id}.`);
      const phone = context.database.customers.get(customer_id)?.phone ?? '';
      return toAdminWithdrawal(change(context, row), phone);
    }),
  );
}
