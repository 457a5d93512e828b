import { history, Link } from '@umijs/max';
import { useMemo, useState } from 'react';
import { StatePanel } from '@/components/common/StatePanel';
import { Page } from '@/components/h5/Page';
import { encodePackLines, parsePackLines, type WantedLine } from '@/domain/packLines';
import { usePlacedBefore } from '@/features/checkout/usePlacedBefore';
import { useQuery } from '@/hooks/useQuery';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import { CheckoutView } from './CheckoutView';
import styles from './index.less';
import { PlacedBefore } from './PlacedBefore';

/** The checkout of the lines in the address. */
export default function OrderCheckPage() {
  const { t } = useWords();
  const { query } = useQuery();
  const text = query['lines'];
  const lines = useMemo(() => parsePackLines(text), [text]);
  if (lines.length > 0) return <Checkout key={encodePackLines(lines)} lines={lines} />;
  return (
    <Page title={t('checkout.title')}>
      <StatePanel picture="empty-search" title={t('checkout.nothing.title')} text={t('checkout.nothing.text')}>
        <Link className={styles.way} to={pathOf('h5', 'hall')}>
          {t('problem.hall')}
        </Link>
      </StatePanel>
    </Page>
  );
}

/** One cart: to be ordered, or ordered already. */
function Checkout({ lines }: { lines: readonly WantedLine[] }) {
  const [isNewVisit] = useState(() => history.action === 'PUSH');
  const { placed, orderAgain } = usePlacedBefore(encodePackLines(lines), isNewVisit);
  return placed ? <PlacedBefore placed={placed} onAgain={orderAgain} /> : <CheckoutView lines={lines} />;
}
