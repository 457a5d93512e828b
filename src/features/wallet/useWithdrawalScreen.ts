import { useTranslation } from '@/hooks/useTranslation';
import { pathOf, type Platform } from '@/lib/routes';
import { useWithdrawalLabels } from './useWithdrawalLabels';
import { useWithdrawal } from './useWithdrawals';

/** The page of one withdrawal: `result` is undefined until it is loaded; an unknown withdrawal is an error. */
export function useWithdrawalScreen(platform: Platform, id: string) {
  const { t } = useTranslation();
  const getLabels = useWithdrawalLabels();
  const { withdrawal, isGone, error, retry } = useWithdrawal(id);
  const gone = { kind: 'business', errorCode: 'NOT_FOUND', message: '', data: null } as const;
  return {
    result: withdrawal && {
      ...getLabels(withdrawal),
      links: [
        { to: pathOf(platform, 'withdrawLog'), label: t('wallet.result.log') },
        // On the desktop the wallet's menu is beside it.
        ...(platform === 'h5' ? [{ to: pathOf(platform, 'wallet'), label: t('wallet.back') }] : []),
      ],
    },
    error: isGone ? gone : error,
    retry,
  };
}
