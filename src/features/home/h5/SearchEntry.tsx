import { Link } from 'react-router-dom';
import { Search } from 'lucide-react';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import styles from './SearchEntry.less';

/** Looks like the search field and links to it in the hall. */
export function SearchEntry() {
  const { t } = useTranslation();
  return (
    <Link className={styles.entry} to={pathOf('h5', 'hall', { search: 'open' })}>
      <Search size={18} strokeWidth={1.8} aria-hidden />
      {t('home.search')}
    </Link>
  );
}
