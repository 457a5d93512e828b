import { Box, Card, Row, Stack, Text } from '@/components/Layout';
import { FeatureLink } from '@/components/FeatureLink';
import { Link } from 'react-router-dom';
import { useTranslation } from '@/hooks/useTranslation';
import { StatePanel } from '@/platform/StatePanel';
import { WalletFilters, type WalletFilterOptions, type WalletFilterChoice } from './WalletFilters';
import { WindowVirtualizer } from 'virtua';
import { Chevron } from '@/components/Chevron';
import { ArrowUpFromLine, CirclePlus, Gift, Landmark, ScanLine, ShoppingBag, Undo2 } from 'lucide-react';
import styles from './wallet.less';

interface Props<Entry> {
  log: {
    /** The wallet has no entries at all. */
    isEmpty: boolean;
    /** Number of entries that could not be read. */
    droppedCount: number;
    filters: WalletFilterOptions;
  } & WalletMonthsProps<Entry>;
  /** URL of the page where a code is redeemed. */
  redeemPath: string;
  onChoose: (choice: WalletFilterChoice) => void;
}

/**
 * The entries of the wallet by kind and month. Without entries it links to redeeming a code; without matches it offers
 * to clear the filter.
 */
export function WalletLog<Entry extends { id: string }>({ log, redeemPath, onChoose }: Props<Entry>) {
  const { t } = useTranslation();
  const visibleCount = log.months.reduce((count, { entries }) => count + entries.length, 0);
  return (
    <>
      {log.isEmpty ? (
        <StatePanel picture="empty-wallet" title={t('wallet.empty.title')} text={t('wallet.empty.text')}>
          <FeatureLink className="button-link" to={redeemPath}>
            {t('wallet.empty.way')}
          </FeatureLink>
        </StatePanel>
      ) : (
        <WalletFilters {...log.filters} onChoose={onChoose} />
      )}
      {!log.isEmpty && visibleCount === 0 && (
        <StatePanel picture="empty-search" title={t('wallet.nothing.title')} text={t('wallet.nothing.text')}>
          <button type="button" className="button-link" onClick={() => onChoose({ kind: '', month: '' })}>
            {t('wallet.nothing.way')}
          </button>
        </StatePanel>
      )}
      <WalletMonths months={log.months} rowOf={log.rowOf} />
      {log.droppedCount > 0 && (
        <Text as="p" color="ink-3" size={13}>
          {t('problem.rowsLeftOut', { count: log.droppedCount })}
        </Text>
      )}
      <p className="visually-hidden" role="status">
        {t('wallet.shown', { count: visibleCount })}
      </p>
    </>
  );
}

interface WalletMonthsProps<Entry> {
  months: readonly {
    /** `YYYY-MM`. */
    month: string;
    name: string;
    /** Sums of the month; empty when they are not known. */
    sums: string;
    entries: readonly Entry[];
  }[];
  rowOf: (entry: Entry) => WalletRowLabels;
}

/** Number of rows of a month up to which all are rendered; longer months are virtualised. */
const MAX_PLAIN_ROWS = 40;
/** Estimated height of a row in px. */
const rowHeight = 67;

/** The entries of the wallet, by month. */
function WalletMonths<Entry extends { id: string }>({ months, rowOf }: WalletMonthsProps<Entry>) {
  return months.map(({ month, name, sums, entries }) => (
    <Stack as="section" key={month} gap={8} aria-labelledby={`month-${month}`}>
      <Row as="header" wrap align="baseline" justify="space-between" rowGap={2} columnGap={12} paddingInline={4}>
        <Text as="h3" id={`month-${month}`} size={17}>
          {name}
        </Text>
        {/* Whether there is a second line depends on the width, not on the amounts: the skeleton knows it too. */}
        <Text as="p" color="ink-2" size={13} tabular textAlign="end" style={{ flex: '1 1 12rem' }}>
          {sums}
        </Text>
      </Row>
      <Card paddingInline={16} className={styles.rows}>
        {entries.length > MAX_PLAIN_ROWS ? (
          <WindowVirtualizer as="ul" item="li" data={entries} itemSize={rowHeight}>
            {(entry) => <WalletRow key={entry.id} row={rowOf(entry)} />}
          </WindowVirtualizer>
        ) : (
          <ul>
            {entries.map((entry) => (
              <li key={entry.id}>
                <WalletRow row={rowOf(entry)} />
              </li>
            ))}
          </ul>
        )}
      </Card>
    </Stack>
  ));
}

const entryIcons = {
  payment: ShoppingBag,
  refund: Undo2,
  reward: Gift,
  redeem: ScanLine,
  topUp: CirclePlus,
  withdrawal: ArrowUpFromLine,
  withdrawalReturn: Landmark,
};

interface WalletRowLabels {
  id: string;
  kind: keyof typeof entryIcons;
  title: string;
  /** ISO 8601. */
  at: string;
  when: string;
  amount: string;
  isIn: boolean;
  /** The balance after the entry. */
  left: string;
  /** URL of the order or withdrawal that the entry belongs to. */
  to: string | undefined;
}

/** An entry of the wallet, as a link when it belongs to an order or a withdrawal. */
function WalletRow({ row }: { row: WalletRowLabels }) {
  const Icon = entryIcons[row.kind];
  const content = (
    <>
      <Stack
        as="span"
        flex="none"
        placeItems="center"
        background="sunken"
        color="ink-2"
        radius="full"
        style={{ width: 36, height: 36 }}
      >
        <Icon size={18} strokeWidth={1.8} aria-hidden />
      </Stack>
      <Stack as="span" minWidth={0} style={{ flex: '1 1 6rem' }}>
        <Text size={15} overflowWrap="anywhere" className={styles.title}>
          {row.title}
        </Text>{' '}
        <Text as="time" color="ink-3" size={13} dateTime={row.at}>
          {row.when}
        </Text>
      </Stack>{' '}
      {/* The arrow stays beside the figures when they are below the text. */}
      <Row as="span" maxWidth="full" align="center" gap={12} marginInlineStart="auto">
        <Stack as="span" minWidth={0} justifyItems="end" tabular overflowWrap="anywhere">
          <Text weight={700} color={row.isIn ? 'leaf' : undefined}>
            {row.amount}
          </Text>{' '}
          <Text color="ink-3" size={13}>
            {row.left}
          </Text>
        </Stack>
        {row.to ? <Chevron /> : <Box as="span" flex="none" style={{ width: 18 }} />}
      </Row>
    </>
  );
  return row.to ? (
    <Row
      as={Link}
      wrap
      align="center"
      rowGap={4}
      columnGap={12}
      paddingBlock={10}

      className={styles.row}
      to={row.to}
    >
      {content}
    </Row>
  ) : (
    <Row wrap align="center" rowGap={4} columnGap={12} paddingBlock={10} className={styles.row}>
      {content}
    </Row>
  );
}
