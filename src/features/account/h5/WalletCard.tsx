import { Row, Stack, Text } from '@/components/Layout';
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
    <Row
      as="section"
      wrap
      align="center"
      justify="space-between"
      rowGap={8}
      columnGap={16}
      paddingBlock={12}
      paddingInline={16}
      radius="card"
      className={styles.card}
      aria-label={t('mine.wallet')}
    >
      <Stack
        as={Link}
        gap={2}
        alignContent="center"
        minWidth={0}
        size={13}
        overflowWrap="anywhere"
        className={styles.into}
        to={pathOf('h5', 'wallet')}
      >
        <span>{t('mine.balance')}</span>{' '}
        {balance ? (
          <Text as="strong" size={32} tabular className={styles.amount}>
            {money(balance.available)}
          </Text>
        ) : hasFailed ? (
          <Text size={15}>{t('mine.balanceUnknown')}</Text>
        ) : (
          <span className={classNames('skeleton', styles.skeleton)} />
        )}
      </Stack>
      {hasFailed ? (
        <button type="button" className={styles.link} onClick={retry}>
          {t('problem.retry')}
        </button>
      ) : (
        <FeatureLink className={styles.link} to={pathOf('h5', 'withdraw')}>
          {t('mine.withdraw')}
        </FeatureLink>
      )}
    </Row>
  );
}
