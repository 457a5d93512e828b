import { useProblemWords } from '@/hooks/useProblemWords';
import { useWords } from '@/hooks/useWords';
import styles from './PartFault.less';

interface Props {
  problem: Parameters<ReturnType<typeof useProblemWords>>[0];
  /** What is missing. */
  name: string;
  retry: () => void;
}

/** One line in the place of a part that could not be had, while the rest of the page works. */
export function PartFault({ problem, name, retry }: Props) {
  const { t } = useWords();
  const words = useProblemWords()(problem);
  return (
    <div className={styles.fault} role="alert">
      <p>
        <strong>{name}</strong> · {words.title}
      </p>
      <button type="button" className={styles.retry} onClick={retry}>
        {t('problem.retry')}
      </button>
    </div>
  );
}
