import { history, Link } from '@umijs/max';
import { useMemo, useState } from 'react';
import { StatePanel } from '@/components/common/StatePanel';
import { Page } from '@/components/pc/Page';
import { encodePackLines, parsePackLines, type WantedLine } from '@/domain/packLines';
import { queryId } from '@/domain/query';
import { usePlacedBefore } from '@/features/checkout/usePlacedBefore';
import { useQuery } from '@/hooks/useQuery';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import { CheckoutView } from './CheckoutView';
import styles from './index.less';
import { PlacedBefore } from './PlacedBefore';
import { SuccessView } from './SuccessView';

/** The checkout of the lines in the address; with `view=success` the order that came of it. */
export default function OrderCheckPage() {
  const { t } = useWords();
  const { query } = useQuery();
  const text = query['lines'];
  const lines = useMemo(() => parsePackLines(text), [text]);
  if (query['view'] === 'success') {
    const id = queryId(query['id']);
    return <SuccessView key={id} id={id} />;
  }
  if (lines.length > 0) return <Checkout key={encodePackLines(lines)} lines={lines} />;
  return (
    <Page title={t('checkout.title')}>
      <StatePanel picture="empty-search" title={t('checkout.nothing.title')} text={t('checkout.nothing.text')}>
        <Link className={styles.way} to={pathOf('pc', 'hall')}>
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
