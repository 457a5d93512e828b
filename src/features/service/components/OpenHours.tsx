import classNames from 'classnames';
import { Row } from '@/components/Layout';
import { formatClock, isServiceOpenAt, zoneName, type ServiceHours } from '@/features/service/serviceHours';
import { useServerTime } from '@/hooks/useServerTime';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './service.less';

/** Whether the service desk is open by the shop's clock, and its opening hours. */
export function OpenHours({ hours }: { hours: ServiceHours }) {
  const { t, language } = useTranslation();
  const isOpen = isServiceOpenAt(hours, useServerTime());
  const opens = formatClock(hours.opens, language);
  const closes = formatClock(hours.closes, language);
  return (
    <Row as="span" wrap rowGap={0} columnGap={12} color="ink-2" size={13}>
      <Row
        as="span"
        align="center"
        gap={6}
        color="ink-2"
        weight={600}
        inline
        className={classNames(styles.state, isOpen && styles.isOpen)}
      >
        {isOpen ? t('service.openUntil', { closes }) : t('service.closedNow')}
      </Row>
      <span>{t('service.daily', { opens, closes, zone: zoneName(hours.timeZone, language) })}</span>
    </Row>
  );
}
