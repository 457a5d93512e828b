import { Button } from 'antd-mobile';
import { useWords } from '@/hooks/useWords';
import styles from './PresaleNoticeButtons.less';

/** The answers to the presale terms, for the foot of a sheet. */
export function PresaleNoticeButtons({ onAccept, onRefuse }: { onAccept: () => void; onRefuse: () => void }) {
  const { t } = useWords();
  return (
    <div className={styles.buttons}>
      <Button className={styles.button} shape="rounded" size="large" onClick={onRefuse}>
        {t('goods.presaleNotNow')}
      </Button>
      <Button className={styles.button} color="primary" shape="rounded" size="large" onClick={onAccept}>
        {t('goods.presaleAccept')}
      </Button>
    </div>
  );
}
