import { Button } from 'antd-mobile';
import { Row } from '@/components/Layout';
import { useTranslation } from '@/hooks/useTranslation';
import styles from '@/features/product/components/presale.less';

/** Buttons that accept or decline the presale terms, for the footer of a sheet. */
export function PresaleNoticeButtons({ onAccept, onRefuse }: { onAccept: () => void; onRefuse: () => void }) {
  const { t } = useTranslation();
  return (
    <Row wrap gap={12}>
      <Button className={styles.button} shape="rounded" size="large" onClick={onRefuse}>
        {t('goods.presaleNotNow')}
      </Button>
      <Button className={styles.button} color="primary" shape="rounded" size="large" onClick={onAccept}>
        {t('goods.presaleAccept')}
      </Button>
    </Row>
  );
}
