/** What a withdrawal says about itself: how much, to whom, how far it has come, and why it failed if it did. */
import type { Withdrawal } from '@/api/schema/user';
import { formatMoney } from '@/domain/money';
import { useWhen } from '@/hooks/useWhen';
import { useWords } from '@/hooks/useWords';
import { withdrawalSteps } from './withdrawalSteps';

const tones = { reviewing: 'good', paying: 'good', paid: 'good', failed: 'over' } as const;

/** The words of one withdrawal, as a card and as the head of its own screen. */
export function useWithdrawalWords(): (withdrawal: Withdrawal) => ReturnType<typeof wordsOf> {
  const { t, language } = useWords();
  const when = useWhen();
  return (withdrawal) => wordsOf(withdrawal, { t, language, when });
}

type Speech = Pick<ReturnType<typeof useWords>, 't' | 'language'> & { when: ReturnType<typeof useWhen> };

function wordsOf({ amount, fee, net, currency, payee, status, reason, requestedAt, settledAt }: Withdrawal, { t, language, when }: Speech) {
  const money = (minor: number) => formatMoney(minor, currency, language);
  return {
    head: { tone: tones[status], title: t(`wallet.result.${status}.title`), text: t(`wallet.result.${status}.text`, { amount: money(net), payee }) },
    card: {
      name: t('wallet.withdrawals.of', { amount: money(amount), payee }),
      amount: money(amount),
      payee,
      status,
      statusName: t(`wallet.step.${status}`),
      times: [
        { at: requestedAt, words: t('wallet.withdrawals.asked', { when: when.moment(requestedAt) }) },
        ...(settledAt ? [{ at: settledAt, words: t('wallet.withdrawals.settled', { when: when.moment(settledAt) }) }] : []),
      ],
      steps: withdrawalSteps(status).map(({ name, state }) => ({ name: t(`wallet.step.${name}`), state })),
      stepsName: t('wallet.steps'),
      // What came back cost nothing.
      sums: status === 'failed' ? [] : [{ name: t('wallet.withdraw.fee'), value: money(fee) }, { name: t('wallet.withdraw.net'), value: money(net), isResult: true }],
      reason: status === 'failed' ? [reason, t('wallet.result.failed.text')].filter(Boolean).join(' ') : undefined,
    },
  };
}
