import { Link } from '@umijs/max';
import { SwipeAction } from 'antd-mobile';
import { Trash2 } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Checkbox } from '@/platform/h5/Checkbox';
import { Quantity } from '@/platform/h5/Quantity';
import type { CollectControls } from '@/features/collect/components/CollectRow';
import { CollectRows, RemoveUnavailable } from '@/features/collect/components/CollectRows';
import { SectionError } from '@/components/SectionError';
import { StatePanel } from '@/components/StatePanel';
import type { Collect } from '@/features/collect/useCollect';
import { SkuOptions } from '@/features/product/h5/SkuOptions';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import '@/platform/h5/motion';
import styles from './CollectList.less';
import { ErrorPanel } from '@/components/ErrorPanel';

/** A row that uncovers its removal when it is swiped. The keyboard and screen readers have the button of the row. */
const SwipeRow: CollectControls['Frame'] = ({ className, onRemove, children }) => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const action = place.current?.querySelector('.adm-swipe-action-action-button');
    action?.setAttribute('tabindex', '-1');
    action?.setAttribute('aria-hidden', 'true');
  });
  return (
    <div ref={place} className={styles.swipe}>
      <SwipeAction
        rightActions={[
          {
            key: 'remove',
            text: <Trash2 size={22} strokeWidth={1.8} aria-hidden />,
            color: 'danger',
            onClick: onRemove,
          },
        ]}
      >
        <div className={className}>{children}</div>
      </SwipeAction>
    </div>
  );
};

const controls: CollectControls = { Checkbox, Quantity, SkuOptions, Frame: SwipeRow };

/** The collected products; an empty list links to the hall. */
export function CollectList({ collect }: { collect: Collect }) {
  const { t } = useTranslation();
  const { rows, error, isKnown } = collect;

  if (rows.length === 0) {
    return (
      <StatePanel picture="empty-collect" title={t('collect.empty.title')} text={t('collect.empty.text')}>
        <Link className="button-link button-link-primary" to={pathOf('h5', 'hall')}>
          {t('collect.empty.way')}
        </Link>
      </StatePanel>
    );
  }
  if (error && !isKnown) return <ErrorPanel error={error} retry={collect.retry} />;
  return (
    <div className={styles.list}>
      {error && <SectionError error={error} name={t('collect.prices')} retry={collect.retry} />}
      <RemoveUnavailable collect={collect} />
      <CollectRows collect={collect} controls={controls} />
    </div>
  );
}
