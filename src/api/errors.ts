/**
 * Maps every error of a call to one `ApiError` (spec section 8): business errors by `errorCode`, HTTP and network errors
 * by kind, never by message text.
 */

/** The envelope of a business error (spec section 3). */
export interface BusinessEnvelope {
  success: boolean;
  data?: unknown;
  errorCode?: string;
  errorMessage?: string;
  showType?: number;
}

export interface BusinessErrorInfo {
  errorCode: string;
  errorMessage: string;
  showType: number | undefined;
  data: unknown;
  /** The error handler has left the message to the screen that sent the call. */
  isOnScreen?: true;
}

const stringOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A business error: the response has `success: false`. */
export class BusinessError extends Error {
  override readonly name = 'BizError';
  readonly info: BusinessErrorInfo;

  constructor({ errorCode, errorMessage, showType, data }: BusinessEnvelope) {
    super(stringOrEmpty(errorMessage));
    this.info = { errorCode: stringOrEmpty(errorCode), errorMessage: stringOrEmpty(errorMessage), showType, data };
  }
}

/** A response that does not match the schema of its call. `where` names the call and the field, never a value. */
export class MalformedResponseError extends Error {
  override readonly name = 'MalformedResponseError';
  constructor(readonly where: string) {
    super(`Malformed answer: ${where}`);
  }
}

/** The request was not sent, because the device is offline or the transport failed to load. It had no effect. */
export class NotSentError extends Error {
  override readonly name = 'NotSentError';
}

/** An error of a call, as screens handle it. */
export type ApiError =
  /** The API rejected the call with an error code. */
  | {
      kind: 'business';
      errorCode: string;
      message: string;
      data: unknown;
      /** The error handler showed no message, because the screen shows it. */
      isOnScreen?: true | undefined;
    }
  /** There is no session, or it has ended (HTTP 401 or UNAUTHORIZED). */
  | { kind: 'unauthorized' }
  /** The response has a status outside 200–299 and no error code. */
  | { kind: 'status'; status: number }
  /** No response arrived. */
  | { kind: 'noResponse'; cause: 'network' | 'timeout' | 'aborted' }
  /** The response does not match the schema. */
  | { kind: 'malformed' }
  /** The request was not sent. */
  | { kind: 'request' };

interface AxiosLike {
  code?: string;
  response?: { status: number; data?: unknown; headers?: unknown; info?: BusinessErrorInfo };
  request?: unknown;
  config?: { timeout?: number };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether `error` has the shape of an axios error. Checking the shape avoids importing axios here. */
export function isNetworkError(error: unknown): error is Error & AxiosLike {
  return error instanceof Error && ('response' in error || 'request' in error || 'code' in error);
}

/**
 * Returns what a business error says. A response with an error code and a status of 400 to 499 is one as well. Undefined for
 * every other error.
 */
export function businessInfoOf(error: unknown): BusinessErrorInfo | undefined {
  if (error instanceof BusinessError) return error.info;
  const response = isNetworkError(error) ? error.response : undefined;
  if (!response || response.status >= 500) return undefined;
  const envelope = response.data as BusinessEnvelope | null | undefined;
  if (envelope?.success !== false || !envelope.errorCode) return undefined;
  return (response.info ??= new BusinessError(envelope).info);
}

const causeOfAxiosCode: Readonly<Record<string, 'timeout' | 'aborted'>> = {
  ECONNABORTED: 'timeout',
  ETIMEDOUT: 'timeout',
  ERR_CANCELED: 'aborted',
};

/** Maps anything that a call can throw to an ApiError. */
export function toApiError(error: unknown): ApiError {
  if (isNetworkError(error) && error.response?.status === 401) return { kind: 'unauthorized' };
  const info = businessInfoOf(error);
  if (info?.errorCode === 'UNAUTHORIZED') return { kind: 'unauthorized' };
  if (info) {
    const { errorCode, errorMessage: message, data, isOnScreen } = info;
    return { kind: 'business', errorCode, message, data, isOnScreen };
  }
  if (error instanceof MalformedResponseError) return { kind: 'malformed' };
  if (!isNetworkError(error)) return { kind: 'request' };
  if (error.response) return { kind: 'status', status: error.response.status };
  // axios has one code for its time-out and for a request that the browser stops, because the user stops it or leaves.
  const isStopped = error.code === 'ECONNABORTED' && error.config?.timeout === 0;
  const cause = isStopped ? 'aborted' : causeOfAxiosCode[error.code ?? ''];
  if (cause) return { kind: 'noResponse', cause };
  return error.request ? { kind: 'noResponse', cause: 'network' } : { kind: 'request' };
}

/** Whether the request was cancelled, by the app or by the browser: it is no error of the page. */
export const isCancelled = (error: ApiError): boolean => 'cause' in error && error.cause === 'aborted';

/** Whether the API has not said anything about the call itself. */
export const isWithoutApiAnswer = (error: ApiError): boolean =>
  error.kind !== 'business' && error.kind !== 'unauthorized';

/**
 * Whether a write that ended in this error certainly had no effect. After a lost or malformed response the outcome is
 * unknown, and the UI must not report a failure.
 */
export function isOutcomeKnown(error: ApiError): boolean {
  switch (error.kind) {
    case 'business':
      // An operation id that was used before may have done what the customer wants.
      return error.errorCode !== 'INTERNAL' && error.errorCode !== 'OPERATION_MISMATCH';
    case 'unauthorized':
    case 'request':
      return true;
    case 'status':
      return error.status >= 400 && error.status < 500 && error.status !== 408;
    case 'noResponse':
    case 'malformed':
      return false;
  }
}

/** Returns a numeric field of the `data` of a business error, for example `waitMs`; undefined when it is not a number. */
export function numberInErrorData(error: ApiError | undefined, field: string): number | undefined {
  if (error?.kind !== 'business' || !isObject(error.data)) return undefined;
  const value: unknown = Object.entries(error.data).find(([name]) => name === field)?.[1];
  return typeof value === 'number' ? value : undefined;
}
