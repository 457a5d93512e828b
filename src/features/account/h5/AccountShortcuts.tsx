import { Stack, Text } from '@/components/Layout';
import { autoColumns } from '@/components/autoColumns';
import { useHasScreen } from '@/hooks/useFeature';
import { Link } from 'react-router-dom';
import { useSavedProducts } from '@/features/bag/useBag';
import { useSession } from '@/hooks/useInitialState';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';

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
    <Stack as="nav" gap={12} style={autoColumns('5.5rem', 'fit')} aria-label={t('mine.shortcuts')}>
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
            style={{ minHeight: 76 }}
            to={pathOf('h5', screen)}
          >
            {/* A figure that is not known is not zero. */}
            <Text as="strong" color="ink" size={20} tabular>
              {figure ?? '–'}
            </Text>{' '}
            {name}
          </Stack>
        ))}
    </Stack>
  );
}
