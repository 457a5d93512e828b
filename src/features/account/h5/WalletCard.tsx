import { Row, Stack, Text } from '@/components/Layout';
import { Skeleton } from '@/components/Skeleton';
import { FeatureLink } from '@/components/FeatureLink';
import { Link } from 'react-router-dom';
import type { Balance } from '@/api/wallet';
import { useMoney } from '@/hooks/useMoney';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import styles from './account.less';

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
      className={styles.wallet}
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
          <Text as="strong" size={32} tabular style={{ lineHeight: 1.15 }}>
            {money(balance.available)}
          </Text>
        ) : hasFailed ? (
          <Text size={15}>{t('mine.balanceUnknown')}</Text>
        ) : (
          <Skeleton width="120px" height="37px" />
        )}
      </Stack>
      {hasFailed ? (
        <Row
          as="button"
          type="button"
          align="center"
          minHeight="touch"
          radius="full"
          weight={700}
          size={15}
          inline
          className={styles.link}
          onClick={retry}
        >
          {t('problem.retry')}
        </Row>
      ) : (
        <Row
          as={FeatureLink}
          align="center"
          minHeight="touch"
          radius="full"
          weight={700}
          size={15}
          inline
          className={styles.link}
          to={pathOf('h5', 'withdraw')}
        >
          {t('mine.withdraw')}
        </Row>
      )}
    </Row>
  );
}
