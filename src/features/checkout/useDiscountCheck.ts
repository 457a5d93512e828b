/** Checks a discount code when the customer applies it, before it becomes part of the quote. */
import { useRequest } from 'ahooks';
import { useState } from 'react';
import { callApi } from '@/api/client';
import { toApiError, type ApiError } from '@/api/errors';
import type { Ineligibility } from '@/api/schema/coupon';
import { checkDiscountCode } from '@/api/userCalls';

/** Why a code was not applied: the reason of the API, or the error of the check. */
export interface RefusedCode {
  code: string;
  reason: Ineligibility | ApiError;
}

/** `onUsable` receives a code that this customer may use. Whether it fits the pack is decided by the quote. */
export function useDiscountCheck(onUsable: (code: string) => void) {
  const [refused, setRefused] = useState<RefusedCode>();
  const { run, cancel, loading } = useRequest(
    (code: string) => callApi(checkDiscountCode, { code }, { ownErrors: 'all' }),
    {
      manual: true,
      onBefore: () => setRefused(undefined),
      onSuccess: ({ isUsable, refusal }, [code]) => {
        if (isUsable) onUsable(code);
        else setRefused({ code, reason: refusal ?? { code: 'unknown', missing: null } });
      },
      onError: (error, [code]) => setRefused({ code, reason: toApiError(error) }),
    },
  );
  return {
    /** The code that was checked last and not applied. */
    refused,
    isChecking: loading,
    check: run,
    reset: () => {
      cancel();
      setRefused(undefined);
    },
  };
}
