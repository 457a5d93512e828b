import { useWords } from '@/hooks/useWords';
import styles from './InviteHero.less';

interface Props {
  words: { headline: string; invited: string; earned: string };
  invited: number;
}

/** What an invitation is worth, and what those sent so far brought. */
export function InviteHero({ words, invited }: Props) {
  const { t } = useWords();
  return (
    <section className={styles.hero} aria-label={t('promotion.figures')}>
      <p className={`serif ${styles.headline}`}>{words.headline}</p>
      <p className={styles.text}>{t('promotion.text')}</p>
      <dl className={styles.figures}>
        <div className={styles.figure}>
          <dt>{words.invited}</dt>
          <dd className={styles.amount}>{invited}</dd>
        </div>
        <div className={styles.figure}>
          <dt>{t('promotion.earned')}</dt>
          <dd className={styles.amount}>{words.earned}</dd>
        </div>
      </dl>
    </section>
  );
}
