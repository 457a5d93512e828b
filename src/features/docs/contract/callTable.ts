/**
 * The whole contract for the developer page, and what judges an answer. What this folder imports is a copy of its own in
 * the build (`.umirc.ts`), so that the shop's pages still contain only the calls and schemas that they use: nothing here may
 * hold state, and what depends on the session is a parameter.
 */
import { calls } from '@/api/calls';
import type { AnyCall } from '@/api/defineCall';
import { judgeResponse, type Judgement } from '@/api/judgeResponse';

/** Every call by its name; undefined for a name that this version does not know. */
export const callTable: Readonly<Record<string, AnyCall | undefined>> = calls;

/** Judges an answer of the API in use. */
export const judgeAnswer = (call: AnyCall, { status, text }: { status: number; text: string }): Judgement =>
  judgeResponse(call, { kind: 'response', status, text });
