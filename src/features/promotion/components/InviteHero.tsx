import '@/features/promotion/promotionMessages';
import classNames from 'classnames';
import { useFeature } from '@/hooks/useFeature';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './InviteHero.less';

interface Props {
  labels: { headline: string; invited: string; earned: string };
  invited: number;
}

/** The reward for an invitation, and the total of earlier invitations. */
export function InviteHero({ labels, invited }: Props) {
  const { t } = useTranslation();
  const hasWallet = useFeature('wallet');
  return (
    <section className={styles.hero} aria-label={t('promotion.figures')}>
      <p className={classNames('serif', styles.headline)}>{labels.headline}</p>
      <p className={styles.text}>{t(hasWallet ? 'promotion.textBalance' : 'promotion.text')}</p>
      <dl className={styles.figures}>
        <div className={styles.figure}>
          <dt>{labels.invited}</dt>
          <dd className={styles.amount}>{invited}</dd>
        </div>
        <div className={styles.figure}>
          <dt>{t('promotion.earned')}</dt>
          <dd className={styles.amount}>{labels.earned}</dd>
        </div>
      </dl>
    </section>
  );
}
