/**
 * Idempotency of the calls with an operation id. An operation is on disk as begun before the engine is asked, and with its answer before the
 * customer gets it. A repeated call gets that answer; one that comes while the first is running waits for it. After a crash or an
 * unknown outcome the operation is begun and has no answer: then `resume` says what became of it before anything is done again.
 */
import type { FileStore } from '../../mock/fileStore';
import { ShopError } from '../../shop/shopError';
import type { Attempt } from './engine';

interface OperationRow {
  readonly request: string;
  readonly at: number;
  /** Missing while the outcome is unknown. */
  readonly answer?: unknown;
  /** What the engine keeps of an attempt. */
  readonly kept?: string;
}

interface OperationSteps<Answer> {
  /** Does the work. A ShopError means that nothing was done: then the id can be used again. */
  readonly work: (attempt: Attempt) => Promise<Answer>;
  /** What an earlier attempt did; undefined when it did nothing. */
  readonly resume: (attempt: Attempt) => Promise<Answer | undefined>;
}

export interface Operations {
  /** Runs `steps` once for each customer and id. Throws OPERATION_MISMATCH when the id belongs to another call or input. */
  run<Answer>(
    customerId: string,
    call: string,
    input: { readonly operationId: string },
    steps: OperationSteps<Answer>,
  ): Promise<Answer>;
  /** The answer of an operation of this call, after it has ended; undefined when it had no effect or was never sent. */
  find<Answer>(
    customerId: string,
    call: string,
    operationId: string,
    resume: OperationSteps<Answer>['resume'],
  ): Promise<Answer | undefined>;
}

/** Keeps operations in `store`. Only one process may use it: what runs at the moment is in its memory. */
export function createOperations(store: FileStore, now: () => number): Operations {
  const rows = store.collection<OperationRow>('operations');
  const running = new Map<string, Promise<unknown>>();
  const keyOf = (customerId: string, operationId: string) => `${customerId}:${operationId.toLowerCase()}`;

  async function write(key: string, row: OperationRow): Promise<void> {
    rows.put(key, row);
    await store.flushed();
  }

  const attemptOf = (key: string, operationId: string): Attempt => ({
    reference: operationId.toLowerCase(),
    get kept() {
      return rows.get(key)?.kept;
    },
    async keep(kept) {
      const row = rows.get(key);
      if (row) await write(key, { ...row, kept });
    },
  });

  /** Runs `steps` alone for the key, and stores the answer. */
  function runAlone<Answer>(key: string, steps: () => Promise<Answer>): Promise<Answer> {
    const run = (async () => {
      try {
        const answer = await steps();
        const row = rows.get(key);
        if (row && answer !== undefined) await write(key, { ...row, answer });
        else if (row) rows.delete(key);
        return answer;
      } catch (error) {
        // A refusal has had no effect. After any other error the outcome is unknown.
        if (error instanceof ShopError) rows.delete(key);
        throw error;
      } finally {
        running.delete(key);
      }
    })();
    running.set(key, run);
    return run;
  }

  return {
    async run<Answer>(
      customerId: string,
      call: string,
      input: { readonly operationId: string },
      { work, resume }: OperationSteps<Answer>,
    ) {
      const key = keyOf(customerId, input.operationId);
      const request = `${call} ${JSON.stringify({ ...input, operationId: '' })}`;
      for (;;) {
        const row = rows.get(key);
        if (row && row.request !== request) throw new ShopError('OPERATION_MISMATCH', 'operationMismatch');
        // The request is the same, so what is stored or running is an answer of this call.
        if (row?.answer !== undefined) return row.answer as Answer;
        const current = running.get(key);
        if (current) {
          const answer = await current;
          if (answer !== undefined) return answer as Answer;
          continue;
        }
        const attempt = attemptOf(key, input.operationId);
        if (!row) rows.put(key, { request, at: now() });
        return runAlone<Answer>(key, async () => {
          await store.flushed();
          return (row && (await resume(attempt))) ?? work(attempt);
        });
      }
    },
    async find<Answer>(
      customerId: string,
      call: string,
      operationId: string,
      resume: OperationSteps<Answer>['resume'],
    ) {
      const key = keyOf(customerId, operationId);
      const row = rows.get(key);
      if (!row?.request.startsWith(`${call} `)) return undefined;
      if (row.answer !== undefined) return row.answer as Answer;
      try {
        const current = running.get(key) as Promise<Answer | undefined> | undefined;
        return await (current ?? runAlone(key, () => resume(attemptOf(key, operationId))));
      } catch (error) {
        // What was refused has had no effect.
        if (error instanceof ShopError) return undefined;
        throw error;
      }
    },
  };
}
