import classNames from 'classnames';
import { X } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { Facet } from '@/api/goods';
import { Row } from '@/components/Layout';
import swatch from '@/components/swatch.less';
import styles from './facets.less';

interface Props {
  name: string;
  /** `#rrggbb` of a swatch. */
  colour?: string | null | undefined;
  /** Number of products. */
  count?: number | undefined;
  isOn: boolean;
  /** The accessible name of a filter that the press removes; a chip without it is a switch. */
  removeLabel?: string;
  onPress: () => void;
}

/** A filter that one press switches on or off. */
export const FacetChip = ({ name, colour, count, isOn, removeLabel, onPress }: Props) => (
  <Row
    as="button"
    type="button"
    align="center"
    gap={8}
    radius="full"
    size={13}
    inline
    className={classNames(styles.chip, isOn && styles.isOn, colour && swatch.swatch)}
    style={{ '--swatch': colour } as CSSProperties}
    aria-pressed={removeLabel === undefined ? isOn : undefined}
    aria-label={removeLabel}
    onClick={onPress}
  >
    {count === undefined ? name : `${name} (${count})`}
    {isOn && <X size={14} strokeWidth={1.8} aria-hidden />}
  </Row>
);

/** Of the values of a rating one is chosen at a time: "4 and up" includes "5". */
export const isSingleChoice = ({ kind }: Pick<Facet, 'kind'>): boolean => kind === 'rating';

/** The values of these are above the list, whether they are chosen or not. */
export const isQuick = ({ kind }: Pick<Facet, 'kind'>): boolean => kind === 'deal' || kind === 'shipsToday';
