import { history, Link } from '@umijs/max';
import { useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { StatePanel } from '@/components/common/StatePanel';
import { encodePackLines, parsePackLines, type WantedLine } from '@/domain/packLines';
import { usePlacedBefore } from '@/features/checkout/usePlacedBefore';
import { useQuery } from '@/hooks/useQuery';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import type { Kit } from './kit';
import { PlacedBefore } from './PlacedBefore';

interface Props {
  kit: Kit;
  Page: ComponentType<{ title: string; children: ReactNode }>;
  /** The checkout of lines that are to be ordered. */
  View: ComponentType<{ lines: readonly WantedLine[] }>;
}

/** The checkout of the lines in the address: to be ordered, ordered before, or none at all. */
export function CheckoutEntry({ kit, Page, View }: Props) {
  const { t } = useWords();
  const { query } = useQuery();
  const text = query['lines'];
  const lines = useMemo(() => parsePackLines(text), [text]);
  if (lines.length > 0) return <Checkout key={encodePackLines(lines)} kit={kit} Page={Page} View={View} lines={lines} />;
  return (
    <Page title={t('checkout.title')}>
      <StatePanel picture="empty-search" title={t('checkout.nothing.title')} text={t('checkout.nothing.text')}>
        <Link className="way" to={pathOf(kit.face, 'hall')}>
          {t('problem.hall')}
        </Link>
      </StatePanel>
    </Page>
  );
}

/** One cart. */
function Checkout({ kit, Page, View, lines }: Props & { lines: readonly WantedLine[] }) {
  const { t } = useWords();
  const [isNewVisit] = useState(() => history.action === 'PUSH');
  const { placed, orderAgain } = usePlacedBefore(encodePackLines(lines), isNewVisit);
  if (!placed) return <View lines={lines} />;
  return (
    <Page title={t('checkout.title')}>
      <PlacedBefore kit={kit} placed={placed} onAgain={orderAgain} />
    </Page>
  );
}
