import type { Parcel } from '@/api/parcel';
import { useTranslation } from '@/hooks/useTranslation';
import { CopyNumber } from './CopyNumber';
import { Row } from './Layout';
import styles from './ParcelNumber.less';

/** Carrier and number of a parcel, with a link to the carrier's page where the API names it. */
export function ParcelNumber({ carrier, number, trackingUrl }: Parcel) {
  const { t } = useTranslation();
  return (
    <Row as="span" wrap align="center" rowGap={0} columnGap={12} paddingBlock={4} inline className={styles.parcel}>
      {carrier} <CopyNumber number={number} action={t('order.copyParcel')} />{' '}
      {trackingUrl && (
        <Row
          as="a"
          align="center"
          color="action"
          weight={600}
          inline
          className={styles.track}
          href={trackingUrl}
          target="_blank"
          rel="noreferrer"
        >
          {t('order.track')}
        </Row>
      )}
    </Row>
  );
}
