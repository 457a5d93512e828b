import { FeatureLink } from '@/components/FeatureLink';
import { Link } from '@umijs/max';
import classNames from 'classnames';
import type { Balance } from '@/api/wallet';
import { useMoney } from '@/hooks/useMoney';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import styles from './WalletCard.less';

interface Props {
  balance: Balance | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/** The balance, with links to the wallet and to withdrawing. */
export function WalletCard({ balance, hasFailed, retry }: Props) {
  const { t } = useTranslation();
  const money = useMoney(balance?.currency);
  return (
    <section className={styles.card} aria-label={t('mine.wallet')}>
      <Link className={styles.into} to={pathOf('h5', 'wallet')}>
        <span>{t('mine.balance')}</span>{' '}
        {balance ? (
          <strong className={styles.amount}>{money(balance.available)}</strong>
        ) : hasFailed ? (
          <span className={styles.failed}>{t('mine.balanceUnknown')}</span>
        ) : (
          <span className={classNames('skeleton', styles.skeleton)} />
        )}
      </Link>
      {hasFailed ? (
        <button type="button" className={styles.link} onClick={retry}>
          {t('problem.retry')}
        </button>
      ) : (
        <FeatureLink className={styles.link} to={pathOf('h5', 'withdraw')}>
          {t('mine.withdraw')}
        </FeatureLink>
      )}
    </section>
  );
}
