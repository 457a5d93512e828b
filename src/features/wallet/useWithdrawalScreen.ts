import { useWords } from '@/hooks/useWords';
import { pathOf, type Face } from '@/routes';
import { useWithdrawalWords } from './useWithdrawalWords';
import { useWithdrawal } from './useWithdrawals';

/** One withdrawal as a screen of its own: `result` is undefined until it is known, `problem` also says that there is none. */
export function useWithdrawalScreen(face: Face, id: string) {
  const { t } = useWords();
  const wordsOf = useWithdrawalWords();
  const { withdrawal, isGone, problem, retry } = useWithdrawal(id);
  const gone = { kind: 'business', errorCode: 'NOT_FOUND', message: '', data: null } as const;
  return {
    result: withdrawal && {
      ...wordsOf(withdrawal),
      ways: [
        { to: pathOf(face, 'withdrawLog'), words: t('wallet.result.log') },
        // On the desktop it stands above everything in the wallet.
        ...(face === 'h5' ? [{ to: pathOf(face, 'wallet'), words: t('wallet.back') }] : []),
      ],
    },
    problem: isGone ? gone : problem,
    retry,
  };
}
