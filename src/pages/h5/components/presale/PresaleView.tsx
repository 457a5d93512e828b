import { Link } from '@umijs/max';
import { Button } from 'antd-mobile';
import { useState } from 'react';
import type { GoodsDetail, Presale } from '@/api/schema/goods';
import { Picture } from '@/components/common/Picture';
import { PresaleNotice } from '@/components/common/PresaleNotice';
import { PresaleTerms } from '@/components/common/PresaleTerms';
import { Price } from '@/components/common/Price';
import { TextButton } from '@/components/common/TextButton';
import { PresaleNoticeButtons } from '@/components/h5/PresaleNoticeButtons';
import { Sheet } from '@/components/h5/Sheet';
import { usePresaleTermsShown } from '@/features/goods/usePresaleGoods';
import { useLayer } from '@/hooks/useLayer';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import styles from './PresaleView.less';

/** Goods in presale with their notice, and the terms in the sheet that a purchase shows. */
export function PresaleView({ goods }: { goods: GoodsDetail & { presale: Presale } }) {
  const { t } = useWords();
  const layer = useLayer('terms');
  const { isShown, setIsShown } = usePresaleTermsShown();
  const [isShownAgain, setIsShownAgain] = useState(isShown);
  const [isAccepted, setIsAccepted] = useState(false);
  const accept = () => {
    setIsAccepted(true);
    setIsShown(isShownAgain);
    layer.close();
  };
  const showAgain = () => {
    setIsShown(true);
    setIsShownAgain(true);
  };
  return (
    <div className={styles.view}>
      <Link className={styles.goods} to={pathOf('h5', 'goods', { id: goods.id })}>
        <Picture picture={goods.picture} className={styles.picture} />
        <span className={styles.about}>
          <span className={`serif ${styles.name}`}>{goods.name}</span>
          <Price amount={goods.price} original={goods.originalPrice} isFrom={goods.isFromPrice} />
          <span className={styles.way}>{t('goods.toDetails')}</span>
        </span>
      </Link>
      <PresaleNotice presale={goods.presale} />
      <Button block color="primary" shape="rounded" size="large" onClick={layer.open}>
        {t('goods.presaleShow')}
      </Button>
      <p className={styles.said} role="status">
        {isAccepted && t('goods.presaleAccepted')}
      </p>
      {!isShown && (
        <p className={styles.said}>
          {t('goods.presaleSilent')}{' '}
          <TextButton onClick={showAgain}>{t('goods.presaleShowAgain')}</TextButton>
        </p>
      )}
      <Sheet layer={layer} title={t('goods.presale')} footer={<PresaleNoticeButtons onAccept={accept} onRefuse={layer.close} />}>
        <PresaleTerms presale={goods.presale} isShownAgain={isShownAgain} onShownAgain={setIsShownAgain} />
      </Sheet>
    </div>
  );
}
