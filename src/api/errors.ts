/**
 * From the envelope and from broken lines to one `Problem` that screens understand (spec section 8). By code and kind,
 * never by message text.
 */

/** What the shop says when it says no (spec section 3). */
export interface BusinessEnvelope {
  success: boolean;
  data?: unknown;
  errorCode?: string;
  errorMessage?: string;
  showType?: number;
}

/** A business error: `success` was false. */
export class BizError extends Error {
  override readonly name = 'BizError';
  readonly info: { errorCode: string; errorMessage: string; showType: number | undefined; data: unknown };

  constructor({ errorCode, errorMessage, showType, data }: BusinessEnvelope) {
    super(errorMessage ?? '');
    this.info = { errorCode: errorCode ?? '', errorMessage: errorMessage ?? '', showType, data };
  }
}

/** The answer came but is not what the contract says. `where` names call and field, never a value. */
export class MalformedAnswerError extends Error {
  override readonly name = 'MalformedAnswerError';
  constructor(readonly where: string) {
    super(`Malformed answer: ${where}`);
  }
}

/** There is no connection, so the request was not sent; it stands for nothing. */
export class NotSentError extends Error {
  override readonly name = 'NotSentError';
}

export type Problem =
  /** The shop said no. */
  | { kind: 'business'; errorCode: string; message: string; data: unknown }
  /** There is no session, or it ended. */
  | { kind: 'unauthorized' }
  /** An answer came with a status outside 200–299. */
  | { kind: 'status'; status: number }
  /** No answer came. */
  | { kind: 'noResponse'; cause: 'network' | 'timeout' | 'aborted' }
  /** An answer came that the contract does not know. */
  | { kind: 'malformed' }
  /** The request could not even be made. */
  | { kind: 'request' };

interface AxiosLike {
  code?: string;
  response?: { status: number; data?: unknown; headers?: unknown };
  request?: unknown;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** True for the error that axios throws; told by its shape, so that axios stays out of this module. */
export function isLineError(error: unknown): error is Error & AxiosLike {
  return error instanceof Error && ('response' in error || 'request' in error || 'code' in error);
}

/** The envelope in the body of an answer with a bad status, if it carries one. */
export function envelopeOf(error: unknown): BusinessEnvelope | undefined {
  if (!isLineError(error)) return undefined;
  const body = error.response?.data;
  return isObject(body) && 'success' in body && body.success === false ? (body as BusinessEnvelope) : undefined;
}

const causes: Readonly<Record<string, 'timeout' | 'aborted'>> = { ECONNABORTED: 'timeout', ETIMEDOUT: 'timeout', ERR_CANCELED: 'aborted' };

/** Turns whatever a call threw into a Problem. */
export function toProblem(error: unknown): Problem {
  if (error instanceof BizError) {
    const { errorCode, errorMessage, data } = error.info;
    return errorCode === 'UNAUTHORIZED' ? { kind: 'unauthorized' } : { kind: 'business', errorCode, message: errorMessage, data };
  }
  if (error instanceof MalformedAnswerError) return { kind: 'malformed' };
  if (!isLineError(error)) return { kind: 'request' };
  if (error.response) {
    if (error.response.status === 401) return { kind: 'unauthorized' };
    const envelope = envelopeOf(error);
    if (envelope?.errorCode && error.response.status < 500) {
      return { kind: 'business', errorCode: envelope.errorCode, message: envelope.errorMessage ?? '', data: envelope.data };
    }
    return { kind: 'status', status: error.response.status };
  }
  if (error.code && causes[error.code]) return { kind: 'noResponse', cause: causes[error.code] ?? 'network' };
  return error.request ? { kind: 'noResponse', cause: 'network' } : { kind: 'request' };
}

/**
 * Whether a write that ended in this problem certainly had no effect. After a lost or broken answer nobody knows, and
 * the customer must not be told that it failed.
 */
export function isOutcomeKnown(problem: Problem): boolean {
  switch (problem.kind) {
    case 'business':
      return problem.errorCode !== 'INTERNAL';
    case 'unauthorized':
    case 'request':
      return true;
    case 'status':
      return problem.status >= 400 && problem.status < 500 && problem.status !== 408;
    case 'noResponse':
    case 'malformed':
      return false;
  }
}

/** A field of the `data` of a business problem, if it is a number (waits, tries, amounts). */
export function numberIn(problem: Problem | undefined, field: string): number | undefined {
  if (problem?.kind !== 'business' || !isObject(problem.data)) return undefined;
  const value: unknown = Object.entries(problem.data).find(([name]) => name === field)?.[1];
  return typeof value === 'number' ? value : undefined;
}
