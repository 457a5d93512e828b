import { WithdrawOutcome } from '@/components/both/WithdrawOutcome';
import { WithdrawTooLittle } from '@/components/both/WithdrawTooLittle';
import { BalanceCard } from '@/components/common/BalanceCard';
import { PayeeFields } from '@/components/common/PayeeFields';
import { WithdrawBones } from '@/components/common/WalletBones';
import { Fault } from '@/components/h5/Fault';
import { kit } from '@/components/h5/kit';
import { WithdrawSheet } from '@/components/h5/WithdrawSheet';
import { useWithdraw } from '@/features/wallet/useWithdraw';
import { useWithdrawWords } from '@/features/wallet/useWithdrawWords';
import { useLayer } from '@/hooks/useLayer';
import { useLayerEnd } from '@/hooks/useLayerEnd';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import styles from './WithdrawAll.less';

/** Everything at once: the amount is the whole balance, the sheet asks for the payee. */
export function WithdrawAll() {
  const { t } = useWords();
  const layer = useLayer('withdrawReview');
  const withdrawing = useWithdraw({ isAll: true, onDone: ({ id }) => layer.closeInto(pathOf('h5', 'withdraw', { id })) });
  const words = useWithdrawWords(withdrawing);
  const { stage, problem, retry } = withdrawing;
  useLayerEnd(layer, stage !== 'form' && stage !== 'done');

  if (stage === 'failed') return problem && <Fault problem={problem} retry={retry} />;
  if (stage === 'tooLittle') return <WithdrawTooLittle face="h5" withdrawing={withdrawing} />;
  if (stage === 'checking' || stage === 'unknown') return <WithdrawOutcome kit={kit} isUnknown={stage === 'unknown'} onCheckAgain={withdrawing.checkAgain} />;
  return (
    <div className={styles.view}>
      {stage === 'form' ? (
        <BalanceCard label={t('wallet.available')} amount={words.available}>
          <button type="button" className={styles.open} onClick={layer.open}>
            {t('wallet.withdraw.all')}
          </button>
        </BalanceCard>
      ) : (
        <WithdrawBones />
      )}
      <div role="alert">{words.trouble && !layer.isOpen && <p className={styles.trouble}>{words.trouble}</p>}</div>
      <WithdrawSheet layer={layer} withdrawing={withdrawing}>
        <PayeeFields values={withdrawing.entry} words={words} onChange={withdrawing.change} onSettle={withdrawing.settle} />
      </WithdrawSheet>
    </div>
  );
}
