/** Checks a discount code when the customer applies it, before it becomes part of the quote. */
import { useRequest } from 'ahooks';
import { useState } from 'react';
import { callApi } from '@/api/client';
import { toApiError, type ApiError } from '@/api/errors';
import { type Ineligibility, checkDiscountCode } from '@/api/coupons';
import { countCharacters } from '@/lib/textLimit';
import { MAX_CODE_CHARACTERS } from './checkoutChoices';

/** Why a code was not applied: the reason of the API, or the error of the check. */
export interface RefusedCode {
  code: string;
  reason: Ineligibility | ApiError;
}

const unknownCode: Ineligibility = { code: 'unknown', missing: null };

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
        else setRefused({ code, reason: refusal ?? unknownCode });
      },
      onError: (error, [code]) => setRefused({ code, reason: toApiError(error) }),
    },
  );
  return {
    /** The code that was checked last and not applied. */
    refused,
    isChecking: loading,
    check: (code: string) =>
      countCharacters(code) > MAX_CODE_CHARACTERS ? setRefused({ code, reason: unknownCode }) : run(code),
    reset: () => {
      cancel();
      setRefused(undefined);
    },
  };
}
