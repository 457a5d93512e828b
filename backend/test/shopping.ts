/** Customers who place and pay orders, one after the other. */
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { newPhone, prepareOrder, send, sendUntilAnswered, signIn, type Answer } from './customer';

export interface Sent {
  readonly path: string;
  readonly token: string;
  readonly body: unknown;
  readonly answer: Answer;
}

export interface Shopping {
  /** Answers that say nothing about the call. The same call was sent again. */
  readonly refusals: readonly Answer[];
  /** Calls without any answer, which were sent again as well. */
  readonly lost: readonly string[];
  /** The operations of the orders that were paid. */
  readonly operations: readonly string[];
  /** The writes that have their answer. */
  readonly sent: readonly Sent[];
  stop(): Promise<void>;
}

/** Starts `lanes` customers, who shop until `stop`. */
export function startShopping(origin: string, skuId: string, lanes: number): Shopping {
  let isOver = false;
  const refusals: Answer[] = [];
  const lost: string[] = [];
  const operations: string[] = [];
  const sent: Sent[] = [];
  const sendNoting = async (path: string, token: string, body: unknown): Promise<Answer> => {
    const first = await send(origin, path, token, body).catch((error: unknown) => void lost.push(String(error)));
    if (first && first.status >= 500) refusals.push(first);
    const answer = first && first.status < 500 ? first : await sendUntilAnswered(origin, path, token, body);
    assert(answer.success, JSON.stringify(answer));
    sent.push({ path, token, body, answer });
    return answer;
  };
  const shopping = Array.from({ length: lanes }, async () => {
    const token = await signIn(origin, newPhone());
    let input = await prepareOrder(origin, token, skuId);
    while (!isOver) {
      input = { ...input, operationId: randomUUID(), couponId: null };
      const placed = await sendNoting('user/order/confirm', token, input);
      const payment = { orderId: placed.data['id'], operationId: randomUUID(), expectedTotal: input['expectedTotal'] };
      await sendNoting('user/order/pay', token, payment);
      operations.push(String(input['operationId']));
      await wait(50);
    }
  });
  return {
    refusals,
    lost,
    operations,
    sent,
    async stop() {
      isOver = true;
      await Promise.all(shopping);
    },
  };
}
