/**
 * One write of a user. One is in flight at a time. A write of kind `money` carries an operation id, which is created once per
 * idempotency scope and kept over a reload. A lost response is no failure: the state is `reconciling` until the API says
 * whether the write took place.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from 'ahooks';
import { callApi } from '@/api/client';
import type { AnyCall, InputOf, ResultOf } from '@/api/defineCall';
import { isOutcomeKnown, toApiError, type ApiError } from '@/api/errors';
import { onUserOrNetworkReturn } from '@/lib/connection';
import { pause } from '@/lib/pause';
import { serverClock } from '@/lib/sharedServerClock';
import { randomUuid } from '@/lib/randomUuid';
import { operationStorage, sentAtStorage } from './operationId';
import { invalidateQueries } from './queryCache';
import { writeFingerprint, usePendingWrites } from './usePendingWrites';

/** `notDone`: the API has no record of the operation. */
export type MutationError = ApiError | { kind: 'notDone' };

export type MutationState<Result> =
  | { status: 'idle' }
  | { status: 'sending' }
  /** The response was lost; the API is asked for the outcome. */
  | { status: 'reconciling' }
  /** The API could not be reached for the outcome either; the user can ask again. */
  | { status: 'unknown' }
  | { status: 'refused'; error: MutationError }
  | { status: 'done'; result: Result };

export interface MutationOptions<Result> {
  /** Names what is done, for example `pay:<order id>`; the operation id is kept under it. */
  idempotencyScope: string;
  /**
   * Fetches the outcome of the operation; undefined when the API has no record of it. Throws when the API cannot say. `sentAt`
   * is when it was first sent, in ms by the shop's clock.
   */
  reconcile: (operationId: string, sentAt: number) => Promise<Result | undefined>;
  /** Ms to wait before each `reconcile`. */
  pausesMs?: readonly number[];
  /** The calls whose queries the write outdates, besides all lists when the call is a customer's. */
  invalidates?: readonly AnyCall[];
  /** What of the input makes two writes of different tabs the same; all of it by default. */
  sameIn?: readonly string[];
}

type WithoutOperationId<Input> = Input extends unknown ? Omit<Input, 'operationId'> : never;
type SettledState<Result> = Exclude<MutationState<Result>, { status: 'idle' | 'sending' | 'reconciling' }>;

function forgetOperation(idempotencyScope: string): void {
  operationStorage(idempotencyScope).clear();
  sentAtStorage(idempotencyScope).clear();
}

const pickFields = (input: object, names: readonly string[] | undefined): object =>
  names ? Object.fromEntries(Object.entries(input).filter(([name]) => names.includes(name))) : input;

const reconcilePausesMs = [600, 1500, 3000, 5000] as const;

export function useMutation<C extends AnyCall>(
  call: C,
  { idempotencyScope, reconcile, pausesMs = reconcilePausesMs, invalidates = [], sameIn }: MutationOptions<ResultOf<C>>,
) {
  type Result = ResultOf<C>;
  const [state, setState] = useState<{ idempotencyScope: string; mutationState: MutationState<Result> }>({
    idempotencyScope,
    mutationState: { status: 'idle' },
  });
  const isBusy = useRef(false);
  /** The result on this screen: its button may be shown for a moment longer and must not repeat the write. */
  const done = useRef<{ idempotencyScope: string; result: Result }>(undefined);
  const otherTabs = usePendingWrites();
  const latest = useLatest({ reconcile, pausesMs, invalidates, sameIn });

  const settle = useCallback(
    (mutationState: SettledState<Result>) => {
      // The outcome is known. After any other state the same id must be sent again.
      if (
        mutationState.status === 'done' ||
        (mutationState.status === 'refused' && mutationState.error.kind === 'business')
      )
        forgetOperation(idempotencyScope);
      if (mutationState.status === 'done' && call.access === 'customer')
        invalidateQueries('lists', ...latest.current.invalidates);
      setState({ idempotencyScope, mutationState });
      if (mutationState.status !== 'done') return undefined;
      done.current = { idempotencyScope, result: mutationState.result };
      return mutationState.result;
    },
    [call.access, idempotencyScope, latest],
  );

  // This is no `useRequest` with `pollingInterval`, which stops on unmount: the outcome is also needed when the user has left.
  const pollOutcome = useCallback(
    async (operationId: string): Promise<SettledState<Result>> => {
      setState({ idempotencyScope, mutationState: { status: 'reconciling' } });
      let hasResponse = false;
      for (const ms of latest.current.pausesMs) {
        await pause(ms);
        try {
          const sentAt = sentAtStorage(idempotencyScope).read() ?? 0;
          const result = await latest.current.reconcile(operationId, sentAt);
          if (result !== undefined) return { status: 'done', result };
          hasResponse = true;
        } catch (error) {
          if (toApiError(error).kind === 'unauthorized') return { status: 'unknown' };
        }
      }
      return hasResponse ? { status: 'refused', error: { kind: 'notDone' } } : { status: 'unknown' };
    },
    [idempotencyScope, latest],
  );

  const runExclusively = useCallback(
    async (work: () => Promise<SettledState<Result>>): Promise<Result | undefined> => {
      // Set before anything else: of two clicks in one frame only the first counts.
      if (isBusy.current) return undefined;
      isBusy.current = true;
      try {
        return settle(await work());
      } finally {
        isBusy.current = false;
      }
    },
    [settle],
  );

  /** Sends the write. Resolves to the result, or to undefined with the reason in `mutationState`. */
  const mutate = useCallback(
    (input: WithoutOperationId<InputOf<C>>) =>
      runExclusively(async () => {
        if (call.kind === 'money' && done.current?.idempotencyScope === idempotencyScope)
          return { status: 'done', result: done.current.result };
        setState({ idempotencyScope, mutationState: { status: 'sending' } });
        const storage = operationStorage(idempotencyScope);
        const storedId = storage.read();
        const mark = writeFingerprint(call.name, pickFields(input, latest.current.sameIn));
        const otherTabWrite = otherTabs.getWrite(mark);
        if (otherTabWrite) {
          otherTabs.forget(mark);
          const result = await latest.current
            .reconcile(otherTabWrite.operationId, otherTabWrite.sentAt)
            .catch(() => undefined);
          if (result !== undefined) return { status: 'done', result };
        }
        const operationId = otherTabWrite?.operationId ?? storedId ?? randomUuid();
        if (call.kind === 'money') {
          storage.write(operationId);
          if (otherTabWrite || !storedId)
            sentAtStorage(idempotencyScope).write(Math.floor(otherTabWrite?.sentAt ?? serverClock.now()));
        }
        otherTabs.announce(mark, operationId);
        const fullInput = (call.kind === 'money' ? { ...input, operationId } : input) as InputOf<C>;
        try {
          return { status: 'done', result: await callApi(call, fullInput, { ownErrors: 'all' }) };
        } catch (error) {
          const apiError = toApiError(error);
          if (!isOutcomeKnown(apiError)) return pollOutcome(operationId);
          // The only request with this id certainly had no effect: a reload must not reconcile it.
          if (!storedId) forgetOperation(idempotencyScope);
          return { status: 'refused', error: apiError };
        }
      }),
    [call, pollOutcome, runExclusively, idempotencyScope, latest, otherTabs],
  );

  /** Fetches the outcome once more. */
  const reconcileAgain = useCallback(
    () => runExclusively(() => pollOutcome(operationStorage(idempotencyScope).read() ?? '')),
    [pollOutcome, runExclusively, idempotencyScope],
  );
  const reset = useCallback(() => {
    done.current = undefined;
    setState({ idempotencyScope, mutationState: { status: 'idle' } });
  }, [idempotencyScope]);

  // The page was reloaded while the write was in flight: a stored id means an unknown outcome.
  useEffect(() => {
    const pending = operationStorage(idempotencyScope).read();
    if (pending && call.kind === 'money') void runExclusively(() => pollOutcome(pending));
  }, [call.kind, pollOutcome, runExclusively, idempotencyScope]);

  const mutationState: MutationState<Result> =
    state.idempotencyScope === idempotencyScope ? state.mutationState : { status: 'idle' };
  // That the device was offline is no longer true.
  const isUnsent = mutationState.status === 'refused' && mutationState.error.kind === 'request';
  useEffect(
    () => (isUnsent ? onUserOrNetworkReturn((sign) => sign === 'online' && reset()) : undefined),
    [isUnsent, reset],
  );
  return {
    mutationState,
    mutate,
    reconcileAgain,
    reset,
    isBusy: mutationState.status === 'sending' || mutationState.status === 'reconciling',
  };
}
