import { isOpenAt, zoneName, type ServiceHours } from '@/domain/serviceHours';
import { useServerTime } from '@/hooks/useServerClock';
import { useWords } from '@/hooks/useWords';
import styles from './OpenHours.less';

/** Whether somebody is there right now, by the shop's clock, and when somebody is. */
export function OpenHours({ hours }: { hours: ServiceHours }) {
  const { t, language } = useWords();
  const isOpen = isOpenAt(hours, useServerTime());
  const { opens, closes } = hours;
  return (
    <span className={styles.hours}>
      <span className={`${styles.state} ${isOpen ? styles.isOpen : ''}`}>{isOpen ? t('service.openUntil', { closes }) : t('service.closedNow')}</span>
      <span>{t('service.daily', { opens, closes, zone: zoneName(hours.timeZone, language) })}</span>
    </span>
  );
}
