/** Runs scheduled jobs. There is no timer: each request first runs the jobs that are due. */
import type { ShopContext } from '../context';
import { RuleViolation, ShopError } from '../shopError';
import { restockForAlert } from './alerts';
import { cancelJob, findNextDueJob, idOfJob } from './scheduledJobs';
import { advanceOrder } from './orders';
import { advancePayment } from './payments';
import { advanceReturn } from './returns';
import { advanceWithdrawal } from './withdrawals';

const jobHandlers = {
  order: advanceOrder,
  withdrawal: advanceWithdrawal,
  payment: advancePayment,
  return: advanceReturn,
  restock: restockForAlert,
};

/** How jobs run. By default without a transaction of their own, and errors are thrown. */
interface JobOptions {
  /** Runs work in one transaction. */
  transact: (work: () => void) => void;
  /** Receives the error of a job that failed. */
  onError: (error: unknown, jobId: string) => void;
}

const defaultOptions: JobOptions = {
  transact: (work) => work(),
  onError(error) {
    throw error;
  },
};

/** Whether the job would fail again: a rule forbids the step. Any other error, for example a full disk, can pass. */
const isRuleError = (error: unknown) => error instanceof ShopError || error instanceof RuleViolation;

/**
 * Runs all jobs that are due at `now`, in the order of time, each with its own time as `now`. A job can schedule the next
 * one. A job that a rule forbids is dropped. A job that fails for another reason stays, does not block the others, and
 * runs again with the next request.
 */
export function runDueJobs(context: ShopContext, { transact, onError } = defaultOptions): void {
  const failedIds = new Set<string>();
  for (let due = findNextDueJob(context, failedIds); due; due = findNextDueJob(context, failedIds)) {
    const { kind, ref, at } = due;
    try {
      transact(() => jobHandlers[kind]({ ...context, now: at }, ref));
    } catch (error) {
      failedIds.add(idOfJob(kind, ref));
      onError(error, idOfJob(kind, ref));
      if (isRuleError(error)) dropJob(() => transact(() => cancelJob(context, kind, ref)), onError, idOfJob(kind, ref));
    }
  }
}

/** Drops a job. When that fails, the job stays until the next request. */
function dropJob(drop: () => void, onError: JobOptions['onError'], jobId: string): void {
  try {
    drop();
  } catch (error) {
    onError(error, jobId);
  }
}
