import { Link, useLocation } from '@umijs/max';
import { ChevronDown } from 'lucide-react';
import { getCategories } from '@/api/homeCalls';
import { Picture } from '@/components/common/Picture';
import { parseQuery } from '@/domain/query';
import { useRead } from '@/hooks/useRead';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import { Menu } from './Menu';
import styles from './CategoryNav.less';

/** Categories that stand in the bar itself where there is room. */
const inBar = 5;

/** The ways into the goods: a few categories at hand, all of them in a panel. */
export function CategoryNav() {
  const { t } = useWords();
  const { search } = useLocation();
  const { data } = useRead(getCategories, {}, { skipErrorHandler: true });
  const chosen = parseQuery(search)['categoryId'];
  const categories = data?.list ?? [];
  const links = [...categories.slice(0, inBar), { id: 'virtual', name: t('shell.virtual') }];
  return (
    <nav className={styles.nav} aria-label={t('shell.categories')}>
      {categories.length > 0 && (
        <ul className={styles.bar}>
          {links.map(({ id, name }) => (
            <li key={id}>
              <Link className={styles.link} to={pathOf('pc', 'hall', { categoryId: id })} aria-current={chosen === id ? 'page' : undefined}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Menu
        side="start"
        button={
          <>
            {t('shell.allGoods')}
            <ChevronDown size={16} strokeWidth={1.8} aria-hidden />
          </>
        }
      >
        <ul className={styles.all}>
          <li>
            <Link className={styles.row} to={pathOf('pc', 'hall')}>
              {t('shell.everything')}
            </Link>
          </li>
          {categories.map(({ id, name, picture, goodsCount }) => (
            <li key={id}>
              <Link className={styles.row} to={pathOf('pc', 'hall', { categoryId: id })}>
                <Picture picture={picture} className={styles.picture} />
                <span className={styles.name}>{name}</span>
                <span className={styles.count}>{goodsCount}</span>
              </Link>
            </li>
          ))}
          <li>
            <Link className={styles.row} to={pathOf('pc', 'hall', { categoryId: 'virtual' })}>
              {t('shell.virtual')}
            </Link>
          </li>
        </ul>
      </Menu>
    </nav>
  );
}
