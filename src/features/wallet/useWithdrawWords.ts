/** What the form and the review of a withdrawal say. Each is undefined where there is nothing to say. */
import { decimalText, minorDigits } from '@/domain/money';
import { useMoney } from '@/hooks/useMoney';
import { useSubmissionWords } from '@/hooks/useSubmissionWords';
import { useWords } from '@/hooks/useWords';
import { readableAccount } from './payeeAccount';
import type { Withdrawing } from './useWithdraw';
import { longestName } from './withdrawEntry';
import { whyWithdrawRefused } from './whyWithdrawRefused';

/** Minor units of an example amount, whatever the currency. */
const example = 12_500;

export function useWithdrawWords({ balance, entry, faults, minimum, submission, sum }: Withdrawing) {
  const { t, language } = useWords();
  const money = useMoney(balance?.currency);
  const trouble = useSubmissionWords(submission);
  const { available = 0, frozen = 0, currency = '', feeFixed = 0, feePerMille = 0 } = balance ?? {};
  const figures = { available: money(available), held: money(frozen), minimum: money(minimum) };

  const feeRule = () => {
    const fixed = money(feeFixed);
    const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(feePerMille / 1000);
    if (feeFixed > 0 && feePerMille > 0) return t('wallet.withdraw.feeBoth', { fixed, share });
    return feePerMille > 0 ? share : feeFixed > 0 ? fixed : '';
  };
  const amountOr = (amount: number | undefined) => (amount === undefined ? '—' : money(amount));
  // A fault that stands beside its field is not told a second time.
  const isBesideField = submission.step === 'refused' && Object.keys(whyWithdrawRefused(submission.problem)).length > 0;

  return {
    faults: {
      amount: faults.amount && t(`wallet.fault.amount.${faults.amount}`, { ...figures, example: currency && decimalText(example, minorDigits(currency)) }),
      payeeName: faults.payeeName && t(`wallet.fault.payeeName.${faults.payeeName}`, { most: longestName }),
      payeeAccount: faults.payeeAccount && t(`wallet.fault.payeeAccount.${faults.payeeAccount}`),
    },
    labels: { amount: t('wallet.withdraw.amount', { currency }), payeeName: t('wallet.withdraw.payeeName'), payeeAccount: t('wallet.withdraw.payeeAccount') },
    hints: {
      amount: t(frozen > 0 ? 'wallet.withdraw.rangeHeld' : 'wallet.withdraw.range', figures),
      payeeName: t('wallet.withdraw.payeeNameHint'),
      payeeAccount: t('wallet.withdraw.payeeAccountHint'),
    },
    /** What it comes to, line by line; dashes until there is an amount. */
    sums: [
      { name: t('wallet.withdraw.sum'), value: amountOr(sum?.amount) },
      { name: t('wallet.withdraw.fee'), note: feeRule(), value: amountOr(sum?.fee) },
      { name: t('wallet.withdraw.net'), value: amountOr(sum?.net), isResult: true },
    ],
    payee: [
      { name: t('wallet.withdraw.payeeName'), value: entry.payeeName.trim() },
      { name: t('wallet.withdraw.payeeAccount'), value: readableAccount(entry.payeeAccount) },
    ],
    confirm: t('wallet.withdraw.confirm', { amount: amountOr(sum?.amount) }),
    available: figures.available,
    tooLittle: t('wallet.withdraw.tooLittle.text', figures),
    trouble: isBesideField ? undefined : trouble,
  };
}
export type WithdrawWords = ReturnType<typeof useWithdrawWords>;
