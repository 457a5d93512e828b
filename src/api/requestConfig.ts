/**
 * The configuration of the request plugin (spec sections 7 and 8): Authorization on every request, no time-out, and one
 * owner for each kind of error. What is shown goes through the notify port; no kit is named here.
 */
import type { RequestConfig } from '@umijs/max';
import { currentLanguage, say } from '@/language';
import { notify } from '@/notify';
import { currentToken } from '@/session';
import { BizError, isLineError, NotSentError, type BusinessEnvelope } from './errors';

/** How a business error is shown (spec section 8). */
function showBusinessError({ info }: BizError): void {
  const { errorCode, errorMessage, showType } = info;
  switch (showType) {
    case 0:
      return;
    case 1:
      return notify.warning(errorMessage);
    case 3:
      return notify.notification(errorCode, errorMessage);
    case 9:
      return;
    default:
      return notify.error(errorMessage);
  }
}

/** Tells an error once, by the catalogue of spec section 8. Sessions that ended are not told: login is offered instead. */
export function tellError(error: unknown): void {
  if (error instanceof BizError) {
    if (error.info.errorCode !== 'UNAUTHORIZED') showBusinessError(error);
  } else if (error instanceof NotSentError) {
    notify.error(say('problem.offline.title'));
  } else if (isLineError(error) && error.response) {
    if (error.response.status !== 401) notify.error(say('problem.responseStatus', { status: error.response.status }));
  } else if (isLineError(error) && error.code === 'ERR_CANCELED') {
    // The customer left: nobody waits for this answer.
  } else if (isLineError(error) && error.request) {
    notify.error(say('problem.noResponse'));
  } else {
    notify.error(say('problem.request'));
  }
}

export const requestConfig: RequestConfig<BusinessEnvelope> = {
  timeout: 0,
  errorConfig: {
    errorThrower: (envelope) => {
      throw new BizError(envelope);
    },
    errorHandler: (error, options) => {
      if (options?.['skipErrorHandler']) throw error;
      tellError(error);
    },
  },
  requestInterceptors: [
    (config: Record<string, unknown>) => ({
      ...config,
      headers: { ...(config['headers'] as object | undefined), Authorization: currentToken(), 'Accept-Language': currentLanguage() },
    }),
  ],
};
