import { Link } from 'react-router-dom';
import { useEffect } from 'react';
import { Stack, Text } from '@/components/Layout';
import { Page } from '@/platform/pc/Page';
import { queryId } from '@/lib/searchParams';
import { accountSectionToOpen } from '@/features/account/accountSections';
import { useSearchParams } from '@/hooks/useSearchParams';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { indexStorage } from '@/lib/storage';
import styles from './index.less';
import { AccountSideMenu } from '@/features/account/pc/AccountSideMenu';
import { AccountPanel } from '@/features/account/pc/AccountPanel';

/**
 * The account page with its sections. The URL query and the storage key `index` (spec section 3) hold the section, so that
 * the next visit opens the same one.
 */
export default function MinePage() {
  const { t } = useTranslation();
  const { query } = useSearchParams();
  const section = accountSectionToOpen(query['index'], indexStorage.read());

  useEffect(() => indexStorage.write(section), [section]);

  const isOneOrder = section === 'orders' && queryId(query['id']);
  const back = isOneOrder && (
    <Text as={Link} color="action" weight={600} className={styles.back} to={pathOf('pc', 'orders')}>
      {t('mine.allOrders')}
    </Text>
  );
  return (
    <Stack width="full" className={styles.columns}>
      <AccountSideMenu section={section} />
      <Page title={t(`mine.${section}`)} action={back}>
        <AccountPanel section={section} />
      </Page>
    </Stack>
  );
}
