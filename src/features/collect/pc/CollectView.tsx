import { useNavigate } from '@umijs/max';
import { Link } from 'react-router-dom';
import { Box, Card, Row, Stack, Text } from '@/components/Layout';
import { StatePanel } from '@/platform/StatePanel';
import { UndoBar } from '@/components/UndoBar';
import { ErrorPanel } from '@/platform/ErrorPanel';
import { Page } from '@/platform/pc/Page';
import { countPieces } from '@/features/bag/collectedLines';
import { useCollect } from '@/features/collect/useCollect';
import { SkuOptions } from '@/features/product/pc/SkuOptions';
import { useDeliveryPromise } from '@/components/useDeliveryPromise';
import productStyles from '@/features/product/pc/styles.less';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { CollectRows as Rows, SelectAll } from '@/features/collect/components/CollectRows';
import { BagPromises } from '@/features/collect/components/BagPromises';
import { BagSuggestions } from '@/features/collect/components/BagSuggestions';
import { SavedRows } from '@/features/collect/components/SavedRows';
import { SectionError } from '@/platform/SectionError';
import type { Collect } from '@/features/collect/useCollect';
import { Button } from 'antd';
import { Checkbox } from '@/platform/pc/Checkbox';
import { Quantity } from '@/platform/pc/Quantity';
import type { CollectControls } from '@/features/collect/components/CollectRow';
import { Skeleton } from '@/components/Skeleton';
import { SeparateOrder } from '@/features/orders/components/SeparateOrder';
import { DeliveryDays } from '@/components/DeliveryDays';
import { PriceLines } from '@/components/PriceLines';
import { Savings } from '@/components/Savings';
import { useCollectLabels } from '@/features/collect/useCollectLabels';
import styles from './CollectView.less';

const rowControls: CollectControls = {
  Checkbox,
  Quantity,
  SkuOptions,
  Frame: ({ className, children }) => <div className={className}>{children}</div>,
};

/** The bag with the total of the selected lines at the side, and the saved products below. */
export default function CollectView() {
  const { t } = useTranslation();
  const collect = useCollect();
  const { rows, removed, error, isKnown } = collect;
  const pieces = countPieces(rows.map(({ line }) => line));
  const count = rows.length > 0 && (
    <Text color="ink-2" size={15}>
      {t('collect.count', { count: pieces })}
    </Text>
  );
  return (
    <Page title={t('collect.title')} action={count} isWide>
      {removed && (
        <div className={styles.undo}>
          <UndoBar message={removed.name} onUndo={collect.undo} onOver={collect.forgetRemoved} />
        </div>
      )}
      {rows.length === 0 && (
        <StatePanel picture="empty-collect" title={t('collect.empty.title')} text={t('collect.empty.text')}>
          <Box as={Link} paddingInline={24} className="button-link button-link-primary" to={pathOf('pc', 'hall')}>
            {t('collect.empty.link')}
          </Box>
        </StatePanel>
      )}
      {rows.length > 0 && error && !isKnown && <ErrorPanel error={error} retry={collect.retry} />}
      {rows.length > 0 && (!error || isKnown) && (
        <div className={styles.parts}>
          <CollectRows collect={collect} />
          <CollectSummary collect={collect} />
        </div>
      )}
      <SavedRows collect={collect} />
      <BagSuggestions collect={collect} skeleton={5} styles={productStyles} />
    </Page>
  );
}

/** The lines of the bag below the actions for all of them. */
function CollectRows({ collect }: { collect: Collect }) {
  const { t } = useTranslation();
  return (
    <Stack gap={12} minWidth={0} className={styles.list}>
      <Row paddingInline={16}>
        <SelectAll collect={collect} Checkbox={Checkbox} />
      </Row>
      {collect.error && <SectionError error={collect.error} name={t('collect.prices')} retry={collect.retry} />}
      <Rows collect={collect} controls={rowControls} />
    </Stack>
  );
}

/** The total of the selected lines, as calculated by the API, with the checkout button. */
function CollectSummary({ collect }: { collect: Collect }) {
  const { t } = useTranslation();
  const labels = useCollectLabels(collect.currency);
  const navigate = useNavigate();
  const { pack, checkoutError, totalError } = collect;
  const promise = useDeliveryPromise(pack ?? {});
  const isFetching = !pack && !totalError && checkoutError === undefined;
  return (
    <Card as="section" gap={20} padding={24} className={styles.summary} aria-label={t('collect.totalOf')}>
      <Text as="h2" size={20}>
        {t('collect.totalOf')}
      </Text>
      <div className={styles.total} role="status" aria-busy={isFetching}>
        {pack && (
          <>
            <PriceLines
              lines={pack.priceLines}
              total={pack.total}
              totalLabel={t('order.total')}
              currency={pack.currency}
              pieces={pack.pieces}
            />
            <Savings saves={pack.saves} currency={pack.currency} textAlign="end" />
          </>
        )}
        <DeliveryDays
          days={pack ? [labels.freeMissing(pack), promise].filter(Boolean) : []}
          isStacked
          marginTop={12}
          color="ink-2"
          size={13}
        />
        {isFetching && (
          <Stack gap={16} aria-hidden="true">
            <Skeleton height="16px" />
            <Skeleton height="16px" />
            <Skeleton height="16px" />
          </Stack>
        )}
        {totalError && (
          <Text as="p" color="ink-2" size={15}>
            {t('collect.totalUnknown')}
          </Text>
        )}
      </div>
      <Button
        type="primary"
        shape="round"
        size="large"
        block
        disabled={checkoutError !== undefined}
        onClick={() => navigate(pathOf('pc', 'checkout', { lines: collect.packLines }))}
      >
        {labels.checkOut(collect)}
      </Button>
      {pack && <SeparateOrder lines={pack.lines} />}
      {pack && <BagPromises pack={pack} />}
    </Card>
  );
}
