import { Link } from '@umijs/max';
import classNames from 'classnames';
import { LayoutGrid, RotateCw, Ticket } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { Picture } from '@/components/Picture';
import { searchParamsOfHall, virtualCategory, type HallFilters } from '@/features/hall/hallFilters';
import type { Hall } from '@/features/hall/useHall';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import styles from './CategoryRail.less';

interface Props {
  categories: Hall['categories'];
  filters: HallFilters;
}

/** The categories at the side; the chosen one is scrolled into view. */
export function CategoryRail({ categories, filters }: Props) {
  const { t } = useTranslation();
  const rail = useRef<HTMLElement>(null);
  const { data, isLoading, error, refetch: retry } = categories;

  useEffect(() => {
    const chosen = rail.current?.querySelector<HTMLElement>('[aria-current]');
    // Scrolls only the rail: scrollIntoView would scroll the page as well.
    if (rail.current && chosen)
      rail.current.scrollTop = chosen.offsetTop - (rail.current.clientHeight - chosen.offsetHeight) / 2;
  }, [filters.categoryId, data]);

  const entry = (id: string | undefined, name: string, picture: ReactNode) => (
    <li key={id ?? ''}>
      <Link
        className={styles.category}
        to={pathOf('h5', 'hall', searchParamsOfHall({ ...filters, categoryId: id }))}
        replace
        aria-current={id === filters.categoryId ? 'true' : undefined}
      >
        {picture}
        <span className={styles.name}>{name}</span>
      </Link>
    </li>
  );
  return (
    <nav ref={rail} className={styles.rail} aria-label={t('hall.categories')}>
      <ul>
        {entry(
          undefined,
          t('hall.all'),
          <span className={styles.sign}>
            <LayoutGrid size={20} strokeWidth={1.8} aria-hidden />
          </span>,
        )}
        {isLoading &&
          Array.from({ length: 8 }, (_, at) => (
            <li key={`skeleton ${at}`} className={styles.category} aria-hidden="true">
              <span className={classNames('skeleton', styles.picture)} />
              <span className={classNames('skeleton', styles.skeletonName)} />
            </li>
          ))}
        {data?.list.map(({ id, name, picture }) =>
          entry(id, name, <Picture picture={picture} className={styles.picture} when="soon" />),
        )}
        {error && (
          <li>
            <button type="button" className={styles.category} onClick={retry}>
              <span className={styles.sign}>
                <RotateCw size={20} strokeWidth={1.8} aria-hidden />
              </span>
              <span className={styles.name}>{t('problem.retry')}</span>
            </button>
          </li>
        )}
        {entry(
          virtualCategory,
          t('hall.virtual'),
          <span className={styles.sign}>
            <Ticket size={20} strokeWidth={1.8} aria-hidden />
          </span>,
        )}
      </ul>
    </nav>
  );
}
