import { Link } from 'react-router-dom';
import { Button } from 'antd-mobile';
import { useState } from 'react';
import { Row, Stack, Text } from '@/components/Layout';
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
import styles from '@/features/product/components/presale.less';

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
    <Stack gap={16} paddingBlock={8} paddingInline={16}>
      <Row
        as={Link}
        align="center"
        gap={16}
        padding={14}
        border="line"
        radius="card"
        background="surface"
        to={pathOf('h5', 'goods', { id: goods.id })}
      >
        <Picture picture={goods.picture} flex="none" width="clamp(72px, 28vw, 120px)" />
        <Stack as="span" minWidth={0} gap={4}>
          <Text size={20} className="serif">
            {goods.name}
          </Text>
          <Price amount={goods.price} original={goods.originalPrice} isFrom={goods.isFromPrice} />
          <Text color="action" size={13} weight={600}>
            {t('goods.toDetails')}
          </Text>
        </Stack>
      </Row>
      <PresaleNotice presale={goods.presale} />
      <Button block color="primary" shape="rounded" size="large" onClick={modal.open}>
        {t('goods.presaleShow')}
      </Button>
      <Text as="p" color="ink-2" size={13} className={styles.said} role="status">
        {isAccepted && t('goods.presaleAccepted')}
      </Text>
      {!isShown && (
        <Text as="p" color="ink-2" size={13} className={styles.said}>
          {t('goods.presaleSilent')} <TextButton onClick={showAgain}>{t('goods.presaleShowAgain')}</TextButton>
        </Text>
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
    </Stack>
  );
}
