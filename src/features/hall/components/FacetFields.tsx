import '@/features/hall/hallMessages';
import { useState } from 'react';
import type { Facet } from '@/api/goods';
import { Row, Stack, Text } from '@/components/Layout';
import { TextButton } from '@/components/TextButton';
import { useTranslation } from '@/hooks/useTranslation';
import { keyOfValue, toggleValue } from '@/features/hall/hallFilters';
import { FacetChip, isQuick, isSingleChoice } from './FacetChip';

interface Props {
  facets: readonly Facet[];
  /** The chosen values, see `keyOfValue`. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** The facets of a list with the numbers of products of their values, without those that are above the list. */
export const FacetFields = ({ facets, ...choice }: Props) =>
  facets
    .filter((facet) => facet.values.length > 0 && !isQuick(facet))
    .map((facet) => <FacetField key={facet.id} facet={facet} {...choice} />);

/** More values are behind a button. */
const MAX_VALUES = 8;

function FacetField({ facet, chosen, onChange }: { facet: Facet } & Omit<Props, 'facets'>) {
  const { t } = useTranslation();
  const [isWhole, setIsWhole] = useState(false);
  const isChosen = (valueId: string) => chosen.includes(keyOfValue(facet.id, valueId));
  const visible = isWhole ? facet.values : facet.values.filter(({ id }, at) => at < MAX_VALUES || isChosen(id));
  return (
    <Stack as="fieldset" gap={8} minWidth={0}>
      <Text as="legend" padding={0} marginBottom={8} size={15} weight={600} overflowWrap="anywhere">
        {facet.name}
      </Text>
      <Row wrap gap={8}>
        {visible.map(({ id: valueId, name, count, colour }) => (
          <FacetChip
            key={valueId}
            name={name}
            colour={colour}
            count={count}
            isOn={isChosen(valueId)}
            onPress={() =>
              onChange(toggleValue(chosen, { facetId: facet.id, valueId, isSingle: isSingleChoice(facet) }))
            }
          />
        ))}
        {visible.length < facet.values.length && (
          <TextButton size={13} onClick={() => setIsWhole(true)}>
            {t('hall.allValues', { count: facet.values.length })}
          </TextButton>
        )}
      </Row>
    </Stack>
  );
}
