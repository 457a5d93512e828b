import { Skeleton } from '@/components/Skeleton';
import { Stack, Text } from '@/components/Layout';
import '@/features/hall/hallMessages';
import { Link } from 'react-router-dom';
import { SideBar } from 'antd-mobile';
import { LayoutGrid, RotateCw, Ticket, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Picture } from '@/components/Picture';
import { searchParamsOfHall, virtualCategoryId } from '@/features/hall/hallFilters';
import type { Hall } from '@/features/hall/useHall';
import { useSelectedLink } from '@/hooks/useSelectedLink';
import { useVirtualGoodsCount } from '@/features/product/useVirtualGoodsCount';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import styles from './styles.less';

/** The key of all products; no id of a category is empty. */
const allCategoriesValue = '';

/**
 * The categories at the side; the chosen one is scrolled into view. Each is a link in antd-mobile's side bar, whose own items have
 * neither role nor focus.
 */
export function CategoryRail({ hall: { categories, countIn, list, filters } }: { hall: Hall }) {
  const { t } = useTranslation();
  const hasVirtual = useVirtualGoodsCount() !== 0;
  const rail = useRef<HTMLElement>(null);
  const { data, isLoading, error, refetch: retry } = categories;
  const [selected, follow] = useSelectedLink(filters.categoryId);
  // The place of the numbers, so that no row moves when they come.
  const isCounting = list.isLoading;

  useEffect(() => {
    const chosen = rail.current?.querySelector<HTMLElement>('[aria-current]');
    // Scrolls only the rail: scrollIntoView would scroll the page as well.
    if (rail.current && chosen)
      rail.current.scrollTop = chosen.offsetTop - (rail.current.clientHeight - chosen.offsetHeight) / 2;
  }, [filters.categoryId, data]);

  const entry = (id: string | undefined, name: string, picture: ReactNode) => {
    const path = pathOf('h5', 'hall', searchParamsOfHall({ ...filters, categoryId: id }));
    return (
      <SideBar.Item
        key={id ?? allCategoriesValue}
        title={
          <Link
            className={styles.category}
            to={path}
            aria-current={id === selected ? 'true' : undefined}
            onClick={(event) => follow(event, id, path, true)}
          >
            {picture}
            <Text maxWidth="full" size={12} overflowWrap="anywhere" textAlign="center" style={{ lineHeight: 1.3 }}>
              {name}
            </Text>
            {id !== undefined && (isCounting || countIn(id) !== undefined) && (
              <Text color="ink-2" size={12} tabular style={{ minHeight: '1.45em' }}>
                {countIn(id) || ''}
              </Text>
            )}
          </Link>
        }
      />
    );
  };
  const sign = (Icon: LucideIcon) => (
    <Stack as="span" placeItems="center" background="surface" radius="option" style={{ width: 40, height: 40 }}>
      <Icon size={20} strokeWidth={1.8} aria-hidden />
    </Stack>
  );
  return (
    <nav ref={rail} className={styles.rail} aria-label={t('hall.categories')}>
      <SideBar activeKey={selected ?? allCategoriesValue}>
        {entry(undefined, t('hall.all'), sign(LayoutGrid))}
        {isLoading &&
          Array.from({ length: 8 }, (_, at) => (
            <SideBar.Item
              key={`skeleton ${at}`}
              disabled
              title={
                <span className={styles.category} aria-hidden="true">
                  <Skeleton width="40px" height="40px" radius="option" />
                  <Skeleton width="44px" height="12px" />
                </span>
              }
            />
          ))}
        {data?.list.map(({ id, name, picture }) =>
          entry(id, name, <Picture picture={picture} width={40} radius="option" when="soon" />),
        )}
        {error && (
          <SideBar.Item
            key="retry"
            title={
              <button type="button" className={styles.category} onClick={retry}>
                {sign(RotateCw)}
                <Text maxWidth="full" size={12} overflowWrap="anywhere" textAlign="center" style={{ lineHeight: 1.3 }}>
                  {t('problem.retry')}
                </Text>
              </button>
            }
          />
        )}
        {hasVirtual && entry(virtualCategoryId, t('hall.virtual'), sign(Ticket))}
      </SideBar>
    </nav>
  );
}
