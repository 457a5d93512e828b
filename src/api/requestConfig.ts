/**
 * The configuration of Umi's request plugin (spec sections 7 to 9): the Authorization header on every request, no time-out,
 * and the error handler. Messages go through `notify`, so that this module imports no UI kit.
 */
import type { RequestConfig } from '@umijs/max';
import { currentLanguage, translate } from '@/lib/i18n';
import { notify } from '@/lib/notifications';
import { currentToken } from '@/lib/session';
import {
  BusinessError,
  businessInfoOf,
  isCancelled,
  isOutcomeKnown,
  toApiError,
  type BusinessEnvelope,
  type BusinessErrorInfo,
} from './errors';
import type { ErrorCode } from './schema/errorCode';
import { requestHeaders } from '@/lib/requestHeaders';

/** What the error handler needs to know about the caller of a request. */
export interface ErrorHandling {
  /** No message is shown; the error is rethrown (spec section 8). */
  skipErrorHandler?: boolean;
  /**
   * The business errors that the screen shows in place, `all` for a form. The handler shows no message for them when their
   * showType is 1 or 2.
   */
  ownErrors?: 'all' | readonly ErrorCode[];
  /** The call is a write: a message must not announce a failure when the outcome is unknown. */
  isWrite?: boolean;
  /** Whether the caller handles this error: it sends the request again, or does without. No message is shown. */
  isHandled?: (error: unknown) => boolean;
}

/** The options of a call. */
export interface CallOptions extends Pick<ErrorHandling, 'skipErrorHandler' | 'ownErrors'> {
  signal?: AbortSignal;
  /** The call checks whether the stored token is valid. When it is not, the app does not prompt for login. */
  isSessionProbe?: boolean;
}

/** Shows a business error by its `showType` (spec section 8), unless the screen shows it. */
function showBusinessError(info: BusinessErrorInfo, isOwn: boolean): void {
  const { errorCode, errorMessage, showType } = info;
  if (isOwn && (showType === 1 || showType === 2)) return void (info.isOnScreen = true);
  const message = errorMessage || translate('problem.request');
  if (showType === 0 || showType === 9) return;
  if (showType === 3) notify.notification(errorCode, message);
  else notify[showType === 1 ? 'warning' : 'error'](message);
}

/**
 * Shows the message of an error (spec section 8). It shows none for an ended session, because the app prompts for login, for
 * an aborted request, for a write whose outcome is unknown, unless the API itself reports an internal error, and for what could not
 * be reached while the device is known to be offline.
 */
export function showError(error: unknown, { ownErrors = [], isWrite, isHandled }: ErrorHandling = {}): void {
  const apiError = toApiError(error);
  const info = businessInfoOf(error);
  const isKnown = isOutcomeKnown(apiError);
  if (apiError.kind === 'unauthorized' || isCancelled(apiError) || isHandled?.(error)) return;
  if (isWrite && !isKnown && info?.errorCode !== 'INTERNAL') return;
  if (info) {
    const isOwn = ownErrors === 'all' ? isKnown : ownErrors.some((code) => code === info.errorCode);
    showBusinessError(info, isOwn);
  } else if (apiError.kind === 'status') notify.error(translate('problem.responseStatus', { status: apiError.status }));
  // Offline, the bar of the shell and the part of the page say it already.
  else if (navigator.onLine || (isWrite && ownErrors !== 'all'))
    notify.error(translate(apiError.kind === 'noResponse' ? 'problem.noResponse' : 'problem.request'));
}

/** The `request` export of src/app.tsx. `timeout: 0` means no time-out. */
export const requestConfig: RequestConfig<BusinessEnvelope> = {
  timeout: 0,
  errorConfig: {
    errorThrower: (envelope) => {
      throw new BusinessError(envelope);
    },
    errorHandler: (error, options) => {
      if (options?.['skipErrorHandler']) throw error;
      showError(error, options);
    },
  },
  requestInterceptors: [
    (config: Record<string, unknown>) => ({
      ...config,
      headers: {
        ...(config['headers'] as object | undefined),
        ...requestHeaders(currentToken(), currentLanguage()),
      },
    }),
  ],
};
