import { Link } from 'react-router-dom';
import classNames from 'classnames';
import { BagLink } from '@/features/collect/pc/BagLink';
import { ShopName } from '@/components/ShopName';
import { pathOf } from '@/lib/routes';
import { AccountMenu } from '@/features/account/pc/AccountMenu';
import { InboxMenu } from '@/features/inbox/pc/InboxMenu';
import { CategoryNav } from './CategoryNav';
import { SearchBox } from '@/features/hall/pc/SearchBox';
import styles from './Header.less';

/** The header of every desktop page: shop name, categories, search, inbox, bag, account menu. */
export function Header() {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Link className={classNames('serif', styles.shop)} to={pathOf('pc', 'home')}>
          <ShopName />
        </Link>
        <CategoryNav />
        <SearchBox />
        <div className={styles.tools}>
          <InboxMenu />
          <BagLink />
          <AccountMenu />
        </div>
      </div>
    </header>
  );
}
