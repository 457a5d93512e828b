import { Link } from '@umijs/max';
import classNames from 'classnames';
import { Heart } from 'lucide-react';
import { useCollected } from '@/features/collect/useCollected';
import { useServerRecord } from '@/hooks/useInitialState';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { AccountMenu } from '@/features/account/pc/AccountMenu';
import { CategoryNav } from './CategoryNav';
import { SearchBox } from '@/features/hall/pc/SearchBox';
import styles from './Header.less';

/** The header of every desktop page: shop name, categories, search, favourites, account menu. */
export function Header() {
  const { t } = useTranslation();
  const { serverRecord } = useServerRecord();
  const { count } = useCollected();
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Link className={classNames('serif', styles.shop)} to={pathOf('pc', 'home')}>
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
