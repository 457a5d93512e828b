import '@/features/hall/hallMessages';
import { Row } from '@/components/Layout';
import { keyOfValue, toggleValue } from '@/features/hall/hallFilters';
import type { Hall } from '@/features/hall/useHall';
import { useMoney } from '@/hooks/useMoney';
import { useTranslation } from '@/hooks/useTranslation';
import { usePlatform } from '@/platform/usePlatform';
import { FacetChip, isQuick } from './FacetChip';
import styles from './facets.less';

interface AppliedFilter {
  key: string;
  name: string;
  colour?: string | null | undefined;
  remove: () => void;
}

/** The applied filters by name. On the phone the search field names the text. */
function useAppliedFilters({ filters, facets, ...hall }: Hall): AppliedFilter[] {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  const money = useMoney();
  const { keyword, campaignId, priceFrom, priceTo, isInStock } = filters;
  const price = () => {
    if (priceFrom !== undefined && priceTo !== undefined) return `${money(priceFrom)} – ${money(priceTo)}`;
    if (priceFrom !== undefined) return t('hall.priceAtLeast', { amount: money(priceFrom) });
    return priceTo === undefined ? '' : t('hall.priceAtMost', { amount: money(priceTo) });
  };
  const values = facets
    .filter((facet) => !isQuick(facet))
    .flatMap(({ id: facetId, values }) =>
      values.map(({ id, name, colour }) => ({ key: keyOfValue(facetId, id), name, colour })),
    );
  return [
    ...(keyword && platform === 'pc' ? [{ key: 'keyword', name: keyword, remove: () => hall.search('') }] : []),
    ...(campaignId === undefined ? [] : [{ key: 'campaign', name: t('hall.campaign'), remove: hall.leaveCampaign }]),
    ...(price() === ''
      ? []
      : [{ key: 'price', name: price(), remove: () => hall.setRange({ priceFrom: undefined, priceTo: undefined }) }]),
    ...(isInStock ? [{ key: 'inStock', name: t('hall.inStock'), remove: () => hall.setInStock(false) }] : []),
    ...values.flatMap((value) =>
      filters.facets.includes(value.key)
        ? [{ ...value, remove: () => hall.setFacets(filters.facets.filter((key) => key !== value.key)) }]
        : [],
    ),
  ];
}

/** The applied filters, which one press removes, and those that one press applies. */
export function FilterChips({ hall }: { hall: Hall }) {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  const applied = useAppliedFilters(hall);
  const { facets, filters, setFacets } = hall;
  const quick = facets
    .filter(isQuick)
    .flatMap(({ id: facetId, values }) =>
      values.map((value) => ({ ...value, facetId, key: keyOfValue(facetId, value.id) })),
    );
  if (applied.length + quick.length === 0) return null;
  return (
    <Row
      as="ul"
      wrap={platform === 'pc'}
      gap={8}
      marginBottom={platform === 'h5' ? 8 : 20}
      className={styles[platform]}
      aria-label={t('hall.filter')}
    >
      {applied.map(({ key, name, colour, remove }) => (
        <li key={key}>
          <FacetChip name={name} colour={colour} isOn removeLabel={t('hall.remove', { name })} onPress={remove} />
        </li>
      ))}
      {quick.map(({ id: valueId, key, name, count, facetId }) => (
        <li key={key}>
          <FacetChip
            name={name}
            count={count}
            isOn={filters.facets.includes(key)}
            onPress={() => setFacets(toggleValue(filters.facets, { facetId, valueId, isSingle: false }))}
          />
        </li>
      ))}
    </Row>
  );
}
