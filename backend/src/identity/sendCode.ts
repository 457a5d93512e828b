/** Sends the one-time code that a call has stored, after its transaction: nothing is locked during the request to the gateway. */
import { CODE_RESEND_MS, type CodePurpose } from '../../../shop/domain/oneTimeCodes';
import type { OneTimeCodeRow } from '../../../shop/domain/rows';
import type { Language } from '../../../shop/text';
import { MINUTE_MS } from '../../../shop/time';
import type { Engine } from '../http/dispatch';
import { queryOf } from '../store/runInTransaction';
import type { ChangesByCollection } from '../store/unitOfWork';
import { CodeNotSent } from './codeSender';
import { countRequest } from './requestLimit';

/** Time in ms in which the failures of a phone are counted. */
const FAILURES_WINDOW_MS = 10 * MINUTE_MS;
/**
 * Failures of a phone in that time after which another code can be requested at once. Each further one waits as after a code that
 * was sent: a gateway that fails after it has sent must not send without end.
 */
const FAILURES_WITHOUT_WAIT = 5;

/** A code in the database that its phone does not know yet. */
export interface StoredCode {
  /** Id of its row: purpose and phone. */
  readonly id: string;
  readonly row: OneTimeCodeRow;
}

/** Returns the code that a call has stored. */
export function findStoredCode(changes: ChangesByCollection): StoredCode | undefined {
  const [change] = changes.get('oneTimeCodes') ?? [];
  return change?.row ? { id: change.id, row: change.row as OneTimeCodeRow } : undefined;
}

/** Throws CodeNotSent when no code can arrive: neither a gateway sends it, nor does the answer contain it. */
export function assertCodesCanArrive({
  codeSender,
  sendsDemoCodes,
}: Pick<Engine, 'codeSender' | 'sendsDemoCodes'>): void {
  if (!codeSender && !sendsDemoCodes) throw new CodeNotSent('neither CODE_SENDER_URL nor DEMO_CODES is set');
}

/** Sends a code. Throws CodeNotSent; then the customer need not wait for the next one, and the code can still arrive. */
export async function sendStoredCode(engine: Engine, stored: StoredCode, language: Language): Promise<void> {
  const { code, validUntil } = stored.row;
  const [purpose = '', phone = ''] = stored.id.split(':');
  try {
    await engine.codeSender?.send({ phone, code, purpose: purpose as CodePurpose, validUntil, language });
  } catch (error) {
    if (!(error instanceof CodeNotSent)) throw error;
    engine.onDefect(`No one-time code went to ${maskedPhone(phone)}: ${error.message}.`);
    await endWaitForCode(engine, stored, phone);
    throw error;
  }
}

/** Enough of a phone to find it in the log of a gateway. */
const maskedPhone = (phone: string): string => `${phone.slice(0, 3)}…${phone.slice(-2)}`;

/** Lets the phone request the next code at once. Another code that was stored meanwhile keeps its time. */
async function endWaitForCode({ dataSource }: Engine, { id, row }: StoredCode, phone: string): Promise<void> {
  const waitMs = await countRequest(dataSource, {
    key: `failed:${phone}`,
    max: FAILURES_WITHOUT_WAIT,
    windowMs: FAILURES_WINDOW_MS,
  });
  if (waitMs > 0) return;
  await queryOf(dataSource)(
    `UPDATE storefront.one_time_code SET row = jsonb_set(row, '{sentAt}', to_jsonb($3::bigint))
     WHERE id = $1 AND row ->> 'code' = $2 AND (row ->> 'sentAt')::bigint = $4`,
    [id, row.code, row.sentAt - CODE_RESEND_MS, row.sentAt],
  );
}
