import { Stack, Text } from '@/components/Layout';
import { useHasScreen } from '@/hooks/useFeature';
import { Link } from '@umijs/max';
import { useSavedProducts } from '@/features/bag/useBag';
import { useSession } from '@/hooks/useInitialState';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import styles from './account.less';

/** Links to coupons, tickets and saved products, with their counts. */
export function AccountShortcuts() {
  const { t } = useTranslation();
  const { user } = useSession();
  const { count } = useSavedProducts();
  const hasScreen = useHasScreen();
  const things = [
    { screen: 'coupons', name: t('mine.coupons'), count: user?.counts.coupons },
    { screen: 'tickets', name: t('mine.tickets'), count: user?.counts.tickets },
    { screen: 'collect', name: t('mine.collect'), count },
  ] as const;
  return (
    <nav className={styles.things} aria-label={t('mine.shortcuts')}>
      {things
        .filter(({ screen }) => hasScreen(screen))
        .map(({ screen, name, count: figure }) => (
          <Stack
            as={Link}
            key={screen}
            alignContent="center"
            paddingBlock={12}
            paddingInline={14}
            border="line"
            radius="card"
            background="surface"
            color="ink-2"
            size={13}
            className={styles.thing}
            to={pathOf('h5', screen)}
          >
            {/* A figure that is not known is not zero. */}
            <Text as="strong" color="ink" size={20} tabular>
              {figure ?? '–'}
            </Text>{' '}
            {name}
          </Stack>
        ))}
    </nav>
  );
}
