import { history, useLocation, useNavigate } from '@umijs/max';
import { Link } from 'react-router-dom';
import { useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { StatePanel } from '@/platform/StatePanel';
import { UndoBar } from '@/components/UndoBar';
import { encodePackLines, parsePackLines, type RequestedLine } from '@/domain/packLines';
import { type PlacedOrder, placedOrderStorage } from '@/features/orders/placedOrder';
import { useSearchParams } from '@/hooks/useSearchParams';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { usePlatform } from '@/platform/usePlatform';

interface Props {
  Page: ComponentType<{ title: string; children: ReactNode }>;
  /** The checkout page for the given lines. */
  View: ComponentType<CheckoutViewProps>;
}

export interface CheckoutViewProps {
  lines: readonly RequestedLine[];
  edit: EditLines;
  /** Offers to put a removed line back; false while there is none. */
  undo: ReactNode;
}

/** Changes the lines of the checkout in place. `removedName` names a removed line, which can be undone. */
export type EditLines = (lines: readonly RequestedLine[], removedName?: string) => void;

const isLineEdit = (state: unknown): boolean => typeof state === 'object' && state !== null && 'isLineEdit' in state;

/**
 * Decides what the checkout's URL shows: the checkout, a notice that the cart was already ordered, or that there are no
 * lines.
 */
export function CheckoutGate({ Page, View }: Props) {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  const { query } = useSearchParams();
  const text = query['lines'];
  const lines = useMemo(() => parsePackLines(text), [text]);
  const { state } = useLocation();
  const navigate = useNavigate();
  const [removed, setRemoved] = useState<{ name: string; lines: readonly RequestedLine[] }>();
  // A checkout whose lines are edited stays mounted: its focus and its choices remain.
  const [cart, setCart] = useState({ text, key: text });
  if (cart.text !== text) setCart({ text, key: isLineEdit(state) ? cart.key : text });

  const edit: EditLines = (next, removedName) => {
    setRemoved(removedName === undefined ? undefined : { name: removedName, lines });
    navigate(pathOf(platform, 'checkout', { lines: encodePackLines(next) }), {
      replace: true,
      state: { isLineEdit: true },
    });
  };
  const undo = removed && (
    <UndoBar
      message={t('collect.removed', { name: removed.name })}
      onUndo={() => edit(removed.lines)}
      onOver={() => setRemoved(undefined)}
    />
  );
  if (lines.length > 0)
    return <CheckoutOfCart key={cart.key} Page={Page} View={View} lines={lines} edit={edit} undo={undo} />;
  return (
    <Page title={t('checkout.title')}>
      {undo}
      <StatePanel picture="empty-search" title={t('checkout.nothing.title')} text={t('checkout.nothing.text')}>
        <Link className="button-link" to={pathOf(platform, 'hall')}>
          {t('problem.hall')}
        </Link>
      </StatePanel>
    </Page>
  );
}

/** The checkout of one cart. */
function CheckoutOfCart({
  Page,
  View,
  lines,
  edit,
  undo,
}: Props & { lines: readonly RequestedLine[]; edit: EditLines; undo: ReactNode }) {
  const { t } = useTranslation();
  const [isNewVisit] = useState(() => history.action === 'PUSH');
  const { placed, orderAgain } = usePreviousOrder(encodePackLines(lines), isNewVisit);
  if (!placed) return <View lines={lines} edit={edit} undo={undo} />;
  return (
    <Page title={t('checkout.title')}>
      <PreviousOrderNotice placed={placed} onAgain={orderAgain} />
    </Page>
  );
}

/** Shown when the cart was already ordered, so that Back does not order it twice. */
function PreviousOrderNotice({ placed, onAgain }: { placed: PlacedOrder; onAgain: () => void }) {
  const { platform, Button } = usePlatform();
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <StatePanel
      picture="empty-orders"
      title={t('checkout.placedBefore.title')}
      text={t('checkout.placedBefore.text', { number: placed.number })}
    >
      <Button
        color="primary"
        onClick={() => navigate(pathOf(platform, 'orderSuccess', { id: placed.id }), { replace: true })}
      >
        {t('checkout.done.see')}
      </Button>
      <Button onClick={onAgain}>{t('checkout.placedBefore.again')}</Button>
    </StatePanel>
  );
}

/**
 * The order that was placed from this cart before. After a buy button (`isNewVisit`) the customer wants to order again;
 * after Back or a reload the previous order is shown first.
 */
function usePreviousOrder(
  linesText: string,
  isNewVisit: boolean,
): { placed: PlacedOrder | undefined; orderAgain: () => void } {
  const [placed, setPlaced] = useState(() => {
    if (isNewVisit) placedOrderStorage(linesText).clear();
    return placedOrderStorage(linesText).read();
  });
  const orderAgain = () => {
    placedOrderStorage(linesText).clear();
    setPlaced(undefined);
  };
  return { placed, orderAgain };
}
