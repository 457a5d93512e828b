/** Labels of a withdrawal: amount, payee, progress, and the reason of a failure. */
import { joinText } from '@/lib/joinText';
import type { Withdrawal } from '@/api/wallet';
import type { ResultSummary } from '@/platform/ResultHead';
import type { WithdrawalDetails } from '@/features/wallet/components/WithdrawalCard';
import { withdrawalOutcomes } from '@/domain/stateTones';
import { formatMoney } from '@/lib/money';
import { useDateFormat } from '@/hooks/useDateFormat';
import { useTranslation } from '@/hooks/useTranslation';
import { withdrawalSteps } from './withdrawalSteps';

export interface WithdrawalLabels {
  head: ResultSummary;
  card: WithdrawalDetails;
}

/** Labels of one withdrawal, as a card and for its result page. */
export function useWithdrawalLabels(): (withdrawal: Withdrawal) => WithdrawalLabels {
  const { t, language } = useTranslation();
  const when = useDateFormat();
  return ({ amount, fee, net, currency, payee, status, reason, requestedAt, settledAt }) => {
    const money = (minor: number) => formatMoney(minor, currency, language);
    return {
      head: {
        tone: withdrawalOutcomes[status],
        title: t(`wallet.result.${status}.title`),
        text: t(`wallet.result.${status}.text`, { amount: money(net), payee }),
      },
      card: {
        name: t('wallet.withdrawals.of', { amount: money(amount), payee }),
        amount: money(amount),
        payee,
        status,
        statusName: t(`wallet.step.${status}`),
        times: [
          { at: requestedAt, label: t('wallet.withdrawals.asked', { when: when.moment(requestedAt) }) },
          ...(settledAt
            ? [{ at: settledAt, label: t('wallet.withdrawals.settled', { when: when.moment(settledAt) }) }]
            : []),
        ],
        steps: withdrawalSteps(status).map(({ name, state }) => ({ name: t(`wallet.step.${name}`), state })),
        stepsName: t('wallet.steps'),
        // A failed withdrawal costs no fee.
        sums:
          status === 'failed'
            ? []
            : [
                { name: t('wallet.withdraw.fee'), value: money(fee) },
                { name: t('wallet.withdraw.net'), value: money(net), isResult: true },
              ],
        reason: status === 'failed' ? joinText(reason ?? '', t('wallet.result.failed.text')) : undefined,
      },
    };
  };
}
