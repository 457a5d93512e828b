import classNames from 'classnames';
import { Star } from 'lucide-react';
import { Row, Stack } from '@/components/Layout';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './reviews.less';

interface Props {
  /** 0–5; 0 while none are chosen. */
  stars: number;
  /** Id of the element that names the group. */
  labelledBy: string;
  onChoose: (stars: number) => void;
}

/**
 * Five buttons that rate by one tap. No Rate of a kit: antd's radio buttons have no names, and those of antd-mobile no keyboard. No radio
 * buttons either: an arrow key would send every rating on its way.
 */
export function StarButtons({ stars, labelledBy, onChoose }: Props) {
  const { t } = useTranslation();
  return (
    <Row className={styles.stars} role="group" aria-labelledby={labelledBy}>
      {[1, 2, 3, 4, 5].map((value) => (
        <Stack
          as="button"
          type="button"
          key={value}
          placeItems="center"
          width="touch"
          height="touch"
          radius="full"
          className={classNames(styles.star, value <= stars && styles.isFilled)}
          aria-label={t('reviews.stars', { count: value })}
          aria-pressed={value === stars}
          onClick={() => onChoose(value)}
        >
          <Star size={28} strokeWidth={1.6} aria-hidden />
        </Stack>
      ))}
    </Row>
  );
}
