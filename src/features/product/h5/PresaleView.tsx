import { Link } from '@umijs/max';
import { Button } from 'antd-mobile';
import classNames from 'classnames';
import { useState } from 'react';
import type { GoodsDetail, Presale } from '@/api/products';
import { Picture } from '@/components/Picture';
import { PresaleNotice } from '@/features/product/components/PresaleNotice';
import { Checkbox } from '@/platform/h5/Checkbox';
import { PresaleTerms } from '@/features/product/components/PresaleTerms';
import { Price } from '@/components/Price';
import { TextButton } from '@/components/TextButton';
import { PresaleNoticeButtons } from './PresaleNoticeButtons';
import { BottomSheet } from '@/platform/h5/BottomSheet';
import { usePresaleTermsShown } from '@/features/product/usePresaleProduct';
import { useModalRoute } from '@/hooks/useModalRoute';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import styles from './PresaleView.less';

/** A presale product with its notice, and the sheet with the terms. */
export function PresaleView({ goods }: { goods: GoodsDetail & { presale: Presale } }) {
  const { t } = useTranslation();
  const modal = useModalRoute('terms');
  const { isShown, setIsShown } = usePresaleTermsShown();
  const [isShownAgain, setIsShownAgain] = useState(isShown);
  const [isAccepted, setIsAccepted] = useState(false);
  const accept = () => {
    setIsAccepted(true);
    setIsShown(isShownAgain);
    modal.close();
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
          <span className={classNames('serif', styles.name)}>{goods.name}</span>
          <Price amount={goods.price} original={goods.originalPrice} isFrom={goods.isFromPrice} />
          <span className={styles.link}>{t('goods.toDetails')}</span>
        </span>
      </Link>
      <PresaleNotice presale={goods.presale} />
      <Button block color="primary" shape="rounded" size="large" onClick={modal.open}>
        {t('goods.presaleShow')}
      </Button>
      <p className={styles.said} role="status">
        {isAccepted && t('goods.presaleAccepted')}
      </p>
      {!isShown && (
        <p className={styles.said}>
          {t('goods.presaleSilent')} <TextButton onClick={showAgain}>{t('goods.presaleShowAgain')}</TextButton>
        </p>
      )}
      <BottomSheet
        modal={modal}
        title={t('goods.presale')}
        footer={<PresaleNoticeButtons onAccept={accept} onRefuse={modal.close} />}
      >
        <PresaleTerms
          Checkbox={Checkbox}
          presale={goods.presale}
          isShownAgain={isShownAgain}
          onShownAgain={setIsShownAgain}
        />
      </BottomSheet>
    </div>
  );
}
