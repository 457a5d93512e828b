import { Link } from '@umijs/max';
import { useEffect } from 'react';
import { Page } from '@/components/pc/Page';
import { queryId } from '@/domain/query';
import { sectionToOpen } from '@/features/mine/mineSections';
import { useQuery } from '@/hooks/useQuery';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import { indexSlot } from '@/storage';
import styles from './index.less';
import { MineMenu } from './MineMenu';
import { MinePanel } from './MinePanel';

/** Everything of a customer, section by section; the section is kept in the address and for the next visit. */
export default function MinePage() {
  const { t } = useWords();
  const { query } = useQuery();
  const section = sectionToOpen(query['index'], indexSlot.read());

  useEffect(() => indexSlot.write(section), [section]);

  const isOneOrder = section === 'orders' && queryId(query['id']);
  const back = isOneOrder && (
    <Link className={styles.back} to={pathOf('pc', 'orders')}>
      {t('order.back')}
    </Link>
  );
  return (
    <div className={styles.columns}>
      <MineMenu section={section} />
      <Page title={t(`mine.${section}`)} action={back}>
        <MinePanel section={section} />
      </Page>
    </div>
  );
}
