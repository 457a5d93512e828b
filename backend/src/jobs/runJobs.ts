/** Runs the scheduled steps of orders, payments and withdrawals, and removes expired rows. */
import { advanceOrder } from '../../../shop/domain/orders';
import { advancePayment } from '../../../shop/domain/payments';
import { OPERATION_TTL_MS } from '../../../shop/domain/pruning';
import { cancelJob, idOfJob } from '../../../shop/domain/scheduledJobs';
import { restockForAlert } from '../../../shop/domain/alerts';
import { advanceReturn } from '../../../shop/domain/returns';
import { advanceWithdrawal } from '../../../shop/domain/withdrawals';
import type { ScheduledJobRow } from '../../../shop/domain/walletRows';
import { RuleViolation, ShopError } from '../../../shop/shopError';
import { pruneProductChanges } from '../catalogue/catalogueChanges';
import type { Engine } from '../http/dispatch';
import { changeShopInOwnTransaction } from '../order/changeShop';
import { queryOf } from '../store/runInTransaction';

const demoJobSteps = {
  order: advanceOrder,
  withdrawal: advanceWithdrawal,
  payment: advancePayment,
  return: advanceReturn,
  restock: restockForAlert,
};

/** What happens by itself on a real shop: unpaid orders expire. People ship orders, pay withdrawals and look at returns. */
const realJobSteps: typeof demoJobSteps = {
  order(context, id) {
    if (context.database.orders.all.get(id)?.status === 'toPay') advanceOrder(context, id);
    else cancelJob(context, 'order', id);
  },
  withdrawal: (context, id) => cancelJob(context, 'withdrawal', id),
  // The wallet app of the demo shop confirms by itself.
  payment: (context, id) => cancelJob(context, 'payment', id),
  return: (context, id) => cancelJob(context, 'return', id),
  restock: (context, id) => cancelJob(context, 'restock', id),
};
const JOBS_PER_BATCH = 50;

/**
 * Runs the jobs that are due, each in its own transaction, at its own time. Any number of workers can do this at once: the step
 * runs under the lock of its customer and looks at the job again.
 */
export async function runDueJobs(engine: Engine): Promise<number> {
  const query = queryOf(engine.dataSource);
  await engine.catalogue.refresh(query);
  const due = await query<{ row: ScheduledJobRow }>(
    'SELECT row FROM storefront.scheduled_job WHERE at <= $1 ORDER BY at LIMIT $2',
    [Date.now(), JOBS_PER_BATCH],
  );
  for (const { row } of due) await runJob(engine, row);
  return due.length;
}

async function runJob(engine: Engine, { kind, ref, at }: ScheduledJobRow): Promise<void> {
  const run = (step: typeof advanceOrder) =>
    changeShopInOwnTransaction(
      engine,
      { findOwners: (query) => query(ownerQueryOfJobKind[kind], [ref]), at },
      (context) => {
        const job = context.database.scheduledJobs.get(idOfJob(kind, ref));
        if (job?.at === at) step(context, ref);
      },
    );
  try {
    await run((engine.runsDemoSteps ? demoJobSteps : realJobSteps)[kind]);
  } catch (error) {
    engine.onDefect(error);
    // A step that a rule forbids would fail for ever. Any other error can pass: the job stays.
    if (error instanceof ShopError || error instanceof RuleViolation)
      await run((context) => cancelJob(context, kind, ref)).catch(engine.onDefect);
  }
}

const ownerQueryOfJobKind: Readonly<Record<ScheduledJobRow['kind'], string>> = {
  order: 'SELECT customer_id FROM storefront.shop_order WHERE id = $1',
  withdrawal: 'SELECT customer_id FROM storefront.withdrawal WHERE id = $1',
  return: 'SELECT customer_id FROM storefront.order_return WHERE id = $1',
  restock: 'SELECT customer_id FROM storefront.alert WHERE id = $1',
  payment: `SELECT shop_order.customer_id FROM storefront.payment_attempt AS attempt
    JOIN storefront.shop_order ON shop_order.id = attempt.order_id WHERE attempt.id = $1`,
};

/** Removes rows that nothing reads any more. */
export async function removeExpiredRows({ dataSource }: Engine): Promise<void> {
  const query = queryOf(dataSource);
  const now = Date.now();
  await query('DELETE FROM storefront.session WHERE valid_until <= $1', [now]);
  await query('DELETE FROM storefront.one_time_code WHERE valid_until <= $1', [now]);
  await query(`DELETE FROM storefront.code_tries WHERE (row ->> 'until')::bigint <= $1`, [now]);
  await query('DELETE FROM storefront.code_request WHERE at <= $1', [now - 3_600_000]);
  // A backup that was restored into another PostgreSQL has transactions that are still to come there. Lists would read their changes
  // every time.
  await query(
    `UPDATE storefront.stock_change SET changed_by = pg_current_xact_id()
     WHERE changed_by >= pg_snapshot_xmax(pg_current_snapshot()) AND changed_by <> pg_current_xact_id()`,
  );
  await pruneProductChanges(query);
  await query(`DELETE FROM storefront.operation WHERE (row ->> 'at')::bigint <= $1`, [now - OPERATION_TTL_MS]);
}
