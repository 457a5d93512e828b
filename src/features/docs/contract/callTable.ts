/**
 * The whole contract for the developer page, and what checks an API against it. What this folder imports is a copy of its own in
 * the build (`.umirc.ts`), so that the shop's pages still contain only the calls and schemas that they use: nothing here may
 * hold state, and what depends on the session is a parameter.
 */
import { calls, type CallName } from '@/api/calls';
import { fetchSender } from '@/api/checkTransport';
import type { AnyCall, ResultOf } from '@/api/defineCall';
import { judgeResponse, type Judgement } from '@/api/judgeResponse';
import { parseResponse } from '@/api/parseResponse';
import { runCheck, summaryOf, type CheckRow } from '@/api/runCheck';
import type { ContractDocument } from '@/features/docs/contractDocument';

/** Every call by its name; undefined for a name that this version does not know. */
export const callTable: Readonly<Record<string, AnyCall | undefined>> = calls;

/** Judges an answer of the API in use. */
export const judgeAnswer = (call: AnyCall, { status, text }: { status: number; text: string }): Judgement =>
  judgeResponse(call, { kind: 'response', status, text });

/** What a check of the API in use needs to know. */
export interface ApiCheck {
  /** The session to read with; empty without one. */
  readonly token: string;
  readonly language: string;
  /** Whether the shop has this call: its feature is not switched off. */
  readonly isOn: (call: AnyCall) => Promise<boolean>;
  readonly onRow: (row: CheckRow) => void;
  readonly signal: AbortSignal;
}

/** Reads everything that the API in use lets this session read. It writes nothing. */
export const checkApi = ({ token, language, ...run }: ApiCheck): Promise<readonly CheckRow[]> =>
  runCheck({ ...run, send: fetchSender(API_ROOT, language), options: { token: token || undefined } });

/** How many calls are in each state. */
export const countStates = (rows: readonly CheckRow[]) => summaryOf(rows);

/** The data of a call's example in the document, as the client reads it. Undefined when it does not fit. */
export function exampleData<Name extends CallName>(
  { paths }: ContractDocument,
  name: Name,
): ResultOf<(typeof calls)[Name]> | undefined {
  const call: AnyCall = calls[name];
  const operation = paths[call.path]?.[call.method.toLowerCase()];
  const body = operation?.responses[200].content['application/json'].examples['success']?.value;
  try {
    return parseResponse(call, body) as ResultOf<(typeof calls)[Name]>;
  } catch {
    return undefined;
  }
}
