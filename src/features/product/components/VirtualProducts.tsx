import { Link } from 'react-router-dom';
import classNames from 'classnames';
import type { CSSProperties, Ref } from 'react';
import { Row } from '@/components/Layout';
import type { GoodsCard } from '@/api/goods';
import { SectionError } from '@/platform/SectionError';
import { Picture } from '@/components/Picture';
import { Price } from '@/components/Price';
import { stateOfCard } from '@/features/product/knownProduct';
import type { QueryResult } from '@/query/useQuery';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import styles from './VirtualProducts.less';
import { usePlatform } from '@/platform/usePlatform';

/** The layout of a platform. */
interface VirtualProductsLook {
  /** Ref of the section, to measure its width. */
  listRef?: Ref<HTMLElement>;
  /** Class of the section, which sets the sizes. */
  className: string | undefined;
  /** Class of the list of cards or placeholders. */
  listClassName: string | undefined;
  listStyle?: CSSProperties;
  /** Number of placeholders, and of cards that are visible at first. */
  inView: number;
  /** Maximum number of cards; "All" links to the others. */
  max?: number;
}

export interface VirtualGoodsProps {
  virtualGoods: Pick<QueryResult<{ list: readonly GoodsCard[] }>, 'data' | 'isLoading' | 'error' | 'refetch'>;
  /** Limits the products to a campaign. */
  campaignId?: string;
}

interface Props extends VirtualGoodsProps {
  look: VirtualProductsLook;
}

/** Virtual products; not shown without any. */
export function VirtualProducts({ virtualGoods, campaignId, look }: Props) {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  const { data, isLoading, error, refetch } = virtualGoods;
  const name = t('home.virtual');
  if (!isLoading && !error && (!data || data.list.length === 0)) return null;
  return (
    <section ref={look.listRef} className={look.className}>
      <Row as="header" align="center" justify="space-between" gap={16} className={styles.header}>
        <h2>{name}</h2>
        <Link
          to={pathOf(platform, 'hall', { categoryId: 'virtual', campaignId })}
          aria-label={t('home.allOf', { name })}
        >
          {t('home.all')}
        </Link>
      </Row>
      {error && (
        <div className={styles.error}>
          <SectionError error={error} name={name} retry={refetch} />
        </div>
      )}
      {isLoading && (
        <div className={look.listClassName} style={look.listStyle} aria-hidden="true">
          {Array.from({ length: look.inView }, (_, at) => (
            <span key={at} className={classNames('skeleton', styles.skeleton)} />
          ))}
        </div>
      )}
      {data && (
        <ul aria-label={name} className={look.listClassName} style={look.listStyle}>
          {data.list.slice(0, look.max).map((goods, at) => (
            <Row as="li" key={goods.id} flex="none" minWidth={0} className={styles.place}>
              <Row
                as={Link}
                flex={1}
                align="center"
                minWidth={0}
                border="line"
                radius="card"
                background="surface"
                className={styles.card}
                to={pathOf(platform, 'goods', { id: goods.id })}
                state={stateOfCard(goods)}
                data-prefetch
              >
                <Picture picture={goods.picture} when={at < look.inView ? 'soon' : 'near'} className={styles.picture} />
                <div className={styles.text}>
                  <h3 className={styles.name}>{goods.name}</h3>
                  <Price amount={goods.price} original={goods.originalPrice} isFrom={goods.isFromPrice} />
                </div>
              </Row>
            </Row>
          ))}
        </ul>
      )}
    </section>
  );
}
