import { useLocation } from '@umijs/max';
import { Link } from 'react-router-dom';
import { ChevronDown } from 'lucide-react';
import { Box, Stack, Text } from '@/components/Layout';
import { getCategories } from '@/api/goods';
import { ConfiguredLink } from '@/components/ConfiguredLink';
import { Picture } from '@/components/Picture';
import { useVirtualGoodsCount } from '@/features/product/useVirtualGoodsCount';
import { parseSearchParams } from '@/lib/searchParams';
import { useQuery } from '@/query/useQuery';
import { useSelectedLink } from '@/hooks/useSelectedLink';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { Menu } from '@/platform/pc/Menu';
import styles from './Header.less';

/** Maximum number of categories in the bar; a window that is not wide hides some of them. The menu has all. */
const maxBarCategories = 8;

/** The category navigation of the desktop header: a menu with all categories, and links to the first ones, which come later. */
export function CategoryNav() {
  const { t } = useTranslation();
  const { search } = useLocation();
  const { data } = useQuery(getCategories, {});
  const [selected, follow] = useSelectedLink(parseSearchParams(search)['categoryId']);
  const categories = data?.list ?? [];
  const virtualCount = useVirtualGoodsCount();
  const virtual =
    virtualCount !== 0
      ? [{ id: 'virtual', name: t('shell.virtual'), picture: undefined, goodsCount: virtualCount }]
      : [];
  const links = [...categories.slice(0, maxBarCategories), ...virtual];
  return (
    <nav className={styles.nav} aria-label={t('shell.categories')}>
      <Menu
        side="start"
        button={
          <>
            {t('shell.allGoods')}
            <ChevronDown size={16} strokeWidth={1.8} aria-hidden />
          </>
        }
      >
        <Stack as="ul" gap={2}>
          <li>
            <Link className={styles.categoryNavRow} to={pathOf('pc', 'hall')}>
              {t('shell.allGoods')}
            </Link>
          </li>
          {SHOP.header &&
            SHOP.header.links.map((link, at) => (
              <li key={at}>
                <ConfiguredLink link={link} className={styles.categoryNavRow} />
              </li>
            ))}
          {[...categories, ...virtual].map(({ id, name, picture, goodsCount }) => (
            <li key={id}>
              <Link className={styles.categoryNavRow} to={pathOf('pc', 'hall', { categoryId: id })}>
                {picture && <Picture picture={picture} className={styles.picture} />}
                <Box as="span" flex={1} minWidth={0}>
                  {name}
                </Box>
                <Text color="ink-3" size={13} tabular>
                  {goodsCount}
                </Text>
              </Link>
            </li>
          ))}
        </Stack>
      </Menu>
      {categories.length > 0 && (
        <ul className={styles.bar}>
          {SHOP.header &&
            SHOP.header.links.map((link, at) => (
              <li key={at}>
                <ConfiguredLink link={link} className={styles.link} />
              </li>
            ))}
          {links.map(({ id, name }) => {
            const path = pathOf('pc', 'hall', { categoryId: id });
            return (
              <li key={id}>
                <Link
                  className={styles.link}
                  to={path}
                  data-prefetch
                  aria-current={selected === id ? 'page' : undefined}
                  onClick={(event) => follow(event, id, path)}
                >
                  {name}
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </nav>
  );
}
