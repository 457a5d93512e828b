import { Link } from '@umijs/max';
import { Heart } from 'lucide-react';
import { useCollected } from '@/hooks/useCollected';
import { useServerRecord } from '@/hooks/useShopState';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import { AccountMenu } from './AccountMenu';
import { CategoryNav } from './CategoryNav';
import { SearchBox } from './SearchBox';
import styles from './Header.less';

/** The bar above every desktop page: shop, categories, search, what is kept, account. */
export function Header() {
  const { t } = useWords();
  const { serverRecord } = useServerRecord();
  const { count } = useCollected();
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Link className={`serif ${styles.shop}`} to={pathOf('pc', 'home')}>
          {serverRecord?.shopName ?? 'Persimmon'}
        </Link>
        <CategoryNav />
        <SearchBox />
        <div className={styles.tools}>
          <Link className={styles.collect} to={pathOf('pc', 'collect')} aria-label={t('shell.collected', { count })}>
            <Heart size={20} strokeWidth={1.8} aria-hidden />
            {count > 0 && (
              <span className={styles.count} aria-hidden="true">
                {count}
              </span>
            )}
          </Link>
          <AccountMenu />
        </div>
      </div>
    </header>
  );
}
