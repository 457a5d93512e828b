import classNames from 'classnames';
import type { GoodsDetail } from '@/api/schema/goods';
import { type SkuChoice, choiceNames, chooseValue, chosenSku, type Choosable } from '@/features/product/skuChoice';
import { skuGroups, type SkuOption } from '@/features/product/skuOptions';
import { useMoney } from '@/hooks/useMoney';
import { useTranslation } from '@/hooks/useTranslation';
import { usePlatform } from '@/platform/usePlatform';
import styles from './SkuPanel.less';
import { useId } from 'react';

interface ChoiceOption {
  id: string;
  name: string;
  /** Shown after the name: a price difference, or why the option is not available. */
  note?: string;
  isChosen: boolean;
  /** Drawn as not available; `note` says why. */
  isAbsent?: boolean;
  isDisabled?: boolean;
}

interface RadioGroupProps {
  legend: string;
  /** Name of the chosen option, shown beside the legend. */
  chosenName?: string;
  options: readonly ChoiceOption[];
  /** Number of options that are left out. */
  hiddenCount: number;
  onChoose: (id: string) => void;
}

/** A choice between a few short options: radio buttons drawn as chips. `--choice-height` is their height. */
function RadioGroup({ legend, chosenName, options, hiddenCount, onChoose }: RadioGroupProps) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <fieldset>
      <legend className={styles.legend}>
        {legend}
        {chosenName && (
          <span className={styles.chosen} aria-hidden="true">
            {' · '}
            {chosenName}
          </span>
        )}
      </legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.id} className={styles.option}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              value={option.id}
              checked={option.isChosen}
              disabled={option.isDisabled}
              onChange={() => onChoose(option.id)}
            />
            <span
              className={classNames(
                styles.chip,
                option.isChosen && styles.isChosen,
                option.isAbsent && styles.isAbsent,
              )}
            >
              {option.name}
              {option.note && <span className={styles.note}> {option.note}</span>}
            </span>
          </label>
        ))}
      </div>
      {hiddenCount > 0 && <p className={styles.rest}>{t('goods.valuesNotShown', { count: hiddenCount })}</p>}
    </fieldset>
  );
}

export interface SkuPanelProps {
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
export function SkuPanel({ goods, choice, onChoose, isQuiet = false }: SkuPanelProps) {
  const { platform } = usePlatform();
  const { groups, choose, announcement } = useSkuPanel(goods, choice);
  if (groups.length === 0) return null;
  return (
    <div className={classNames(styles.panel, styles[platform])}>
      {groups.map(({ id, name, chosenName, options, hiddenCount }) => (
        <RadioGroup
          key={id}
          legend={name}
          chosenName={chosenName}
          options={options}
          hiddenCount={hiddenCount}
          onChoose={(value) => onChoose(choose(id, value))}
        />
      ))}
      <p className="visually-hidden" role="status">
        {!isQuiet && announcement}
      </p>
    </div>
  );
}

/** `choose` returns the choice that results from a value. */
function useSkuPanel(goods: Choosable, choice: SkuChoice) {
  const { t } = useTranslation();
  const money = useMoney();
  const sku = chosenSku(goods, choice);

  const noteOf = ({ state, difference }: SkuOption): string => {
    if (state === 'soldOut') return t('goods.value.soldOut');
    if (state === 'notMade') return t('goods.value.notMade');
    if (difference === 0) return '';
    return difference > 0 ? `+${money(difference)}` : money(difference);
  };

  const labels = choiceNames(goods, choice).join(t('goods.listComma'));
  const price = sku ? money(sku.price) : '';
  return {
    groups: skuGroups(goods, choice).map((group) => ({
      ...group,
      options: group.options.map((option) => ({
        id: option.id,
        name: option.name,
        note: noteOf(option),
        isChosen: option.isChosen,
        isAbsent: option.state !== 'available',
        isDisabled: !option.canChoose,
      })),
    })),
    choose: (dimensionId: string, valueId: string) => chooseValue(goods, choice, dimensionId, valueId),
    announcement: t(sku && sku.stock === 0 ? 'goods.chosenSoldOut' : 'goods.chosen', { choice: labels, price }),
  };
}
