/** Deletes the account, confirmed by a code to its phone. The code is kept while the tab is open, and never stored. */
import { useModel } from '@umijs/max';
import { useLatest } from 'ahooks';
import { useEffect, useState } from 'react';
import { deleteAccount } from '@/api/accountDeletion';
import { callApi } from '@/api/client';
import { getCurrentUser } from '@/api/customer';
import { toApiError } from '@/api/errors';
import { getLoginError, type LoginCodeError } from '@/features/login/getLoginError';
import { typedCode } from '@/features/login/typedCode';
import { useCodeRequest } from '@/features/login/useCodeRequest';
import { useCodeErrorLabel, useCodeRequestLabels } from '@/features/login/useLoginLabels';
import { useWebOtp } from '@/features/login/useWebOtp';
import { useInMemoryDraft } from '@/hooks/useInMemoryDraft';
import { useServerRecord } from '@/hooks/useInitialState';
import { useTranslation } from '@/hooks/useTranslation';
import { formatPhone } from '@/lib/phone';
import { serverClock } from '@/lib/sharedServerClock';
import { endSession } from '@/lib/session';
import { useMutation } from '@/query/useMutation';
import { useMutationLabels } from '@/query/useMutationLabels';
import { getCodeFormatError } from './getPhoneError';

/** Digits of a code until the shop's settings are loaded. */
const DEFAULT_CODE_LENGTH = 6;

/** Whether the account is gone: its session has ended. Throws when the API cannot say. */
async function findDeletion(): Promise<{ deletedAt: string } | undefined> {
  try {
    await callApi(getCurrentUser, { type: 1 }, { skipErrorHandler: true, isSessionProbe: true });
    return undefined;
  } catch (error) {
    if (toApiError(error).kind !== 'unauthorized') throw error;
    return { deletedAt: new Date(serverClock.now()).toISOString() };
  }
}

/** `to` is the phone (E.164) or e-mail address to which the code goes. `onOpen` is called when something in the account is open. */
export function useDeleteAccount(to: string, onOpen: () => void) {
  const { t } = useTranslation();
  const { showToast } = useModel('toast');
  const codeLength = useServerRecord().serverRecord?.loginCodeLength ?? DEFAULT_CODE_LENGTH;
  const [code, setCodeText] = useInMemoryDraft('deletionCode', '');
  const [fieldError, setFieldError] = useState<LoginCodeError>();
  const [refusals, setRefusals] = useState(0);
  const codeRequest = useCodeRequest('deleteAccount', to);
  const { endCode } = codeRequest;
  const requestLabels = useCodeRequestLabels(codeRequest, to);
  const codeError = useCodeErrorLabel(codeLength);
  const { mutationState, mutate, reconcileAgain, isBusy } = useMutation(deleteAccount, {
    idempotencyScope: 'account:delete',
    reconcile: findDeletion,
  });
  const whole = useMutationLabels(mutationState);
  const isUnknown = mutationState.status === 'unknown';
  const error = mutationState.status === 'refused' ? mutationState.error : undefined;
  const isOpen = error?.kind === 'business' && error.errorCode === 'ACCOUNT_OPEN';

  const refuse = (why: LoginCodeError) => {
    setFieldError(why);
    setRefusals((count) => count + 1);
  };
  useEffect(() => {
    const why = error && error.kind !== 'notDone' ? getLoginError(error).code : undefined;
    if (!why) return;
    if (why.kind !== 'wrong') endCode();
    refuse(why);
  }, [error, endCode]);

  const latestOnOpen = useLatest(onOpen);
  useEffect(() => {
    if (isOpen) latestOnOpen.current();
  }, [isOpen, latestOnOpen]);

  const setCode = (text: string) => {
    setCodeText(typedCode(text, codeLength));
    setFieldError(undefined);
  };
  useWebOtp(codeRequest.wasSent, setCode);

  const send = async () => {
    const isDeleted = isUnknown ? await reconcileAgain() : await mutate({ code });
    if (!isDeleted) return;
    // The drafts of the customer go with the session, and every tab goes home.
    endSession();
    showToast(t('deletion.done'));
  };
  const progress = codeRequest.wasSent
    ? t(codeRequest.waitMs > 0 ? 'deletion.sentTo' : 'deletion.canResend', { phone: formatPhone(to) })
    : undefined;
  const isAtField = error !== undefined && error.kind !== 'notDone' && getLoginError(error).code !== undefined;
  return {
    code,
    codeLength,
    by: to.includes('@') ? ('email' as const) : ('phone' as const),
    codeRequest,
    isBusy,
    isUnknown,
    setCode,
    requestCode: () => {
      setFieldError(undefined);
      return codeRequest.send(to);
    },
    labels: {
      request: { ...requestLabels, progress: requestLabels.formError ? undefined : progress },
      formError: isOpen ? t('deletion.open') : isAtField ? undefined : whole,
    },
    fields: {
      values: { code },
      errors: { code: fieldError && codeError(fieldError) },
      refusals,
      onChange: (part: { code?: string }) => part.code !== undefined && setCode(part.code),
      onSubmit: () => {
        const why = isUnknown ? undefined : getCodeFormatError(code, codeLength);
        if (why) refuse(why);
        else void send();
      },
    },
  };
}
