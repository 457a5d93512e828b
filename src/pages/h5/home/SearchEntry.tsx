import { Link } from '@umijs/max';
import { Search } from 'lucide-react';
import { useServerRecord } from '@/hooks/useShopState';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import styles from './SearchEntry.less';

/** Looks like the search field and leads to it, in the hall. */
export function SearchEntry() {
  const { t } = useWords();
  const { serverRecord } = useServerRecord();
  const count = serverRecord?.goodsCount;
  return (
    <Link className={styles.entry} to={pathOf('h5', 'hall', { search: 'open' })}>
      <Search size={18} strokeWidth={1.8} aria-hidden />
      {count ? t('home.search', { count }) : t('home.searchPlain')}
    </Link>
  );
}
