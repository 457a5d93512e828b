/** Labels of the withdrawal form and its review; undefined where there is none. */
import { joinText } from '@/lib/joinText';
import { typedMoney, moneyAsUnderstood } from '@/lib/typedMoney';
import { useMoney } from '@/hooks/useMoney';
import { useMutationLabels } from '@/query/useMutationLabels';
import { useTranslation } from '@/hooks/useTranslation';
import { readableAccount } from './payeeAccount';
import type { WithdrawScreen } from './useWithdraw';
import { MAX_NAME_LENGTH, NEW_PAYEE } from './withdrawEntry';
import { getWithdrawError } from './getWithdrawError';

/** An example amount in minor units, for any currency. */
const EXAMPLE_AMOUNT = 12_500;

export function useWithdrawLabels({ balance, entry, fieldErrors, minimum, mutationState, sum }: WithdrawScreen) {
  const { t, language } = useTranslation();
  const money = useMoney(balance?.currency);
  const formError = useMutationLabels(mutationState);
  const { available = 0, frozen = 0, currency = '', feeFixed = 0, feePerMille = 0, payees = [] } = balance ?? {};
  const known = payees.find(({ id }) => id === entry.payeeId);
  const understood = currency === '' ? undefined : moneyAsUnderstood(entry.amount, currency, language);
  const figures = { available: money(available), held: money(frozen), minimum: money(minimum) };

  const feeRule = () => {
    const fixed = money(feeFixed);
    const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 }).format(
      feePerMille / 1000,
    );
    if (feeFixed > 0 && feePerMille > 0) return t('wallet.withdraw.feeBoth', { fixed, share });
    return feePerMille > 0 ? share : feeFixed > 0 ? fixed : '';
  };
  const amountOr = (amount: number | undefined) => (amount === undefined ? '—' : money(amount));
  // An error that is shown beside its field is not repeated.
  const isBesideField =
    mutationState.status === 'refused' && Object.keys(getWithdrawError(mutationState.error)).length > 0;

  return {
    fieldErrors: {
      amount:
        fieldErrors.amount &&
        t(`wallet.fault.amount.${fieldErrors.amount}`, {
          ...figures,
          example: currency && typedMoney(EXAMPLE_AMOUNT, currency, language),
        }),
      payeeId: fieldErrors.payeeId && t('wallet.fault.payeeId.refused'),
      payeeName:
        fieldErrors.payeeName && t(`wallet.fault.payeeName.${fieldErrors.payeeName}`, { max: MAX_NAME_LENGTH }),
      payeeAccount: fieldErrors.payeeAccount && t(`wallet.fault.payeeAccount.${fieldErrors.payeeAccount}`),
    },
    labels: {
      amount: t('wallet.withdraw.amount', { currency }),
      payeeId: t('wallet.withdraw.to'),
      payeeName: t('wallet.withdraw.payeeName'),
      payeeAccount: t('wallet.withdraw.payeeAccount'),
    },
    hints: {
      amount: joinText(
        understood === undefined ? '' : `= ${money(understood)}`,
        t(frozen > 0 ? 'wallet.withdraw.rangeHeld' : 'wallet.withdraw.range', figures),
      ),
      payeeName: t('wallet.withdraw.payeeNameHint'),
      payeeAccount: t('wallet.withdraw.payeeAccountHint'),
    },
    /** Fee and net amount; dashes until there is an amount. */
    sums: [
      { name: t('wallet.withdraw.sum'), value: amountOr(sum?.amount) },
      { name: t('wallet.withdraw.fee'), note: feeRule(), value: amountOr(sum?.fee) },
      { name: t('wallet.withdraw.net'), value: amountOr(sum?.net), isResult: true },
    ],
    payee: [
      { name: t('wallet.withdraw.payeeName'), value: known?.name ?? entry.payeeName },
      { name: t('wallet.withdraw.payeeAccount'), value: known?.account ?? readableAccount(entry.payeeAccount) },
    ],
    /** The accounts to choose from, with one to type at the end; none when there is no earlier one. */
    payees: payees.length > 0 && [
      ...payees.map(({ id, name, account }) => ({ value: id, label: `${name} ${account}` })),
      { value: NEW_PAYEE, label: t('wallet.withdraw.newPayee') },
    ],
    confirm: t('wallet.withdraw.confirm', { amount: amountOr(sum?.amount) }),
    available: figures.available,
    tooLittle: joinText(
      t(available > 0 ? 'wallet.withdraw.tooLittle.text' : 'wallet.withdraw.tooLittle.none', figures),
      frozen > 0 ? t('wallet.withdraw.tooLittle.held', figures) : '',
    ),
    formError: isBesideField ? undefined : formError,
  };
}
export type WithdrawLabels = ReturnType<typeof useWithdrawLabels>;
