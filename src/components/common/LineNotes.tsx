import { useWhen } from '@/hooks/useWhen';
import { useWords } from '@/hooks/useWords';
import styles from './LineNotes.less';

interface Line {
  stock: number;
  limitPerOrder: number | null;
  presale: { shipsOn: string } | null;
  problem: 'gone' | 'soldOut' | 'shortStock' | 'overLimit' | null;
}

/** What is to be said about a line of a pack: why it cannot be ordered as asked, and when presale goods are sent. */
export function LineNotes({ line }: { line: Line }) {
  const { t } = useWords();
  const { date } = useWhen();
  const { problem, presale } = line;
  return (
    <>
      {presale && <p className={styles.presale}>{t('checkout.presale.ships', { when: date(presale.shipsOn) })}</p>}
      {problem && (
        <p className={styles.problem}>{t(`checkout.problem.${problem}`, { count: problem === 'overLimit' ? (line.limitPerOrder ?? 0) : line.stock })}</p>
      )}
    </>
  );
}
