import { Link } from 'react-router-dom';
import { useEffect } from 'react';
import { Stack } from '@/components/Layout';
import { Checkbox } from '@/platform/h5/Checkbox';
import { Quantity } from '@/platform/h5/Quantity';
import { loadSwipeRow, SwipeFrame } from '@/platform/h5/SwipeFrame';
import type { CollectControls } from '@/features/collect/components/CollectRow';
import { BagPromises } from '@/features/collect/components/BagPromises';
import { BagSuggestions } from '@/features/collect/components/BagSuggestions';
import { SavedRows } from '@/features/collect/components/SavedRows';
import { SeparateOrder } from '@/features/orders/components/SeparateOrder';
import { CollectRows } from '@/features/collect/components/CollectRows';
import { SectionError } from '@/platform/SectionError';
import { StatePanel } from '@/platform/StatePanel';
import type { Collect } from '@/features/collect/useCollect';
import { SkuOptions } from '@/features/product/h5/SkuOptions';
import productStyles from '@/features/product/h5/styles.less';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { ErrorPanel } from '@/platform/ErrorPanel';

const rowControls: CollectControls = { Checkbox, Quantity, SkuOptions, Frame: SwipeFrame };

/** The bag and the saved products; an empty bag links to the hall. */
export function CollectList({ collect }: { collect: Collect }) {
  const { t } = useTranslation();
  const { rows, error, isKnown, pack } = collect;
  useEffect(() => void loadSwipeRow(), []);

  if (rows.length === 0) {
    return (
      <>
        <Stack gap={12} paddingInline={16}>
          <StatePanel picture="empty-collect" title={t('collect.empty.title')} text={t('collect.empty.text')}>
            <Link className="button-link button-link-primary" data-prefetch to={pathOf('h5', 'hall')}>
              {t('collect.empty.link')}
            </Link>
          </StatePanel>
          <SavedRows collect={collect} />
        </Stack>
        <BagSuggestions collect={collect} skeleton={3} styles={productStyles} />
      </>
    );
  }
  if (error && !isKnown) return <ErrorPanel error={error} retry={collect.retry} />;
  return (
    <>
      <Stack gap={12} paddingInline={16}>
        {error && <SectionError error={error} name={t('collect.prices')} retry={collect.retry} />}
        <CollectRows collect={collect} controls={rowControls} />
        {pack && <SeparateOrder lines={pack.lines} />}
        {pack && <BagPromises pack={pack} />}
        <SavedRows collect={collect} />
      </Stack>
      <BagSuggestions collect={collect} skeleton={3} styles={productStyles} />
    </>
  );
}
