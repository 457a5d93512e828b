import { Stack, Text } from '@/components/Layout';
import type { GoodsDetail } from '@/api/products';
import {
  type SkuChoice,
  chosenValueNames,
  chooseSkuValue,
  chosenSku,
  type GoodsWithVariants,
} from '@/domain/skuChoice';
import { namesAmount, skuOptionGroups, type SkuOption } from '@/domain/skuOptions';
import { minorDigits } from '@/lib/money';
import { useCurrency, useMoney } from '@/hooks/useMoney';
import { useFeature } from '@/hooks/useFeature';
import { useTranslation } from '@/hooks/useTranslation';
import { usePlatform } from '@/platform/usePlatform';
import swatch from '@/components/swatch.less';
import styles from './SkuPanel.less';
import { startTransition, useOptimistic, type CSSProperties, type FunctionComponent } from 'react';

interface ChoiceOption {
  id: string;
  name: string;
  /** `#rrggbb` of its swatch. */
  colour?: string | undefined;
  /** Shown after the name: a price difference, or why the option is not available. */
  note?: string;
  isChosen: boolean;
  /** Drawn as not available; `note` says why. */
  isAbsent?: boolean;
  isDisabled?: boolean;
}

interface SkuOptionsProps {
  /** The name of the group. */
  label: string;
  options: readonly ChoiceOption[];
  onChoose: (id: string) => void;
}

/** The radio group of a UI kit, drawn as chips. */
export type SkuOptionsControl = FunctionComponent<SkuOptionsProps>;

/** What a chip says. */
export const skuChipContent = ({ name, colour, note }: ChoiceOption) => (
  <>
    {colour ? (
      <span className={swatch.swatch} style={{ '--swatch': colour } as CSSProperties}>
        {name}
      </span>
    ) : (
      name
    )}
    {note && <Text tabular> {note}</Text>}
  </>
);

export interface SkuPanelProps {
  Options: SkuOptionsControl;
  goods: GoodsDetail;
  choice: SkuChoice;
  onChoose: (choice: SkuChoice) => void;
  /** Another panel above this one makes the announcements. */
  isQuiet?: boolean;
}

/**
 * The choice of a variant; not shown for products without one. Screen readers are told the chosen variant and its
 * price.
 */
export function SkuPanel({ Options, goods, choice: settledChoice, onChoose, isQuiet = false }: SkuPanelProps) {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  // A page may render the choice in a transition, after the pressed option.
  const [choice, setChoice] = useOptimistic(settledChoice);
  const { groups, choose, announcement } = useSkuPanel(goods, choice);
  const press = (next: SkuChoice) => {
    startTransition(() => setChoice(next));
    onChoose(next);
  };
  if (groups.length === 0) return null;
  return (
    <Stack gap={20} className={styles[platform]}>
      {groups.map(({ id, name, chosenName, options, hiddenCount }) => (
        <div key={id}>
          <Text as="p" padding={0} marginBottom={8} size={15} weight={600} overflowWrap="anywhere" aria-hidden="true">
            {name}
            {chosenName && (
              <Text color="ink-2" weight={400}>
                {' '}
                · {chosenName}
              </Text>
            )}
          </Text>
          <Options label={name} options={options} onChoose={(value) => press(choose(id, value))} />
          {hiddenCount > 0 && (
            <Text as="p" marginTop={8} color="ink-2" size={13}>
              {t('goods.valuesNotShown', { count: hiddenCount })}
            </Text>
          )}
        </div>
      ))}
      <p className="visually-hidden" role="status">
        {!isQuiet && announcement}
      </p>
    </Stack>
  );
}

/** `choose` returns the choice that results from a value. */
function useSkuPanel(goods: GoodsWithVariants, choice: SkuChoice) {
  const { t } = useTranslation();
  const money = useMoney();
  const hasWallet = useFeature('wallet');
  const currency = useCurrency() ?? '';
  const sku = chosenSku(goods, choice);

  const noteOf = ({ name, state, difference, giftCard }: SkuOption): string => {
    if (state === 'soldOut') return t('goods.value.soldOut');
    if (state === 'notMade') return t('goods.value.notMade');
    if (giftCard) {
      const { adds, price: cost } = giftCard;
      const isNamed = !hasWallet || namesAmount(name, adds, minorDigits(currency));
      const worth = isNamed ? '' : t('goods.worth', { amount: money(adds) });
      return [worth, cost === adds ? '' : money(cost)].filter(Boolean).join(' · ');
    }
    if (difference === 0) return '';
    return difference > 0 ? `+${money(difference)}` : money(difference);
  };

  const labels = chosenValueNames(goods, choice).join(t('goods.listComma'));
  const price = sku ? money(sku.price) : '';
  return {
    groups: skuOptionGroups(goods, choice).map((group) => ({
      ...group,
      options: group.options.map((option) => ({
        id: option.id,
        name: option.name,
        colour: option.colour,
        note: noteOf(option),
        isChosen: option.isChosen,
        isAbsent: option.state !== 'available',
        isDisabled: !option.canChoose,
      })),
    })),
    choose: (dimensionId: string, valueId: string) => chooseSkuValue(goods, choice, dimensionId, valueId),
    announcement: t(sku && sku.stock === 0 ? 'goods.chosenSoldOut' : 'goods.chosen', { choice: labels, price }),
  };
}
