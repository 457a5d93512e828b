import { Button } from 'antd';
import { useState } from 'react';
import type { Presale } from '@/api/schema/goods';
import { PresaleTerms } from '@/components/common/PresaleTerms';
import type { Layer } from '@/hooks/useLayer';
import { useWords } from '@/hooks/useWords';
import { Dialog } from './Dialog';

interface Props {
  layer: Layer;
  presale: Presale;
  onAccept: (isShownAgain: boolean) => void;
}

/** The terms that are accepted before presale goods are ordered. */
export function PresaleNoticeDialog({ layer, presale, onAccept }: Props) {
  const { t } = useWords();
  const [isShownAgain, setIsShownAgain] = useState(true);
  const footer = (
    <>
      <Button shape="round" onClick={layer.close}>
        {t('goods.presaleNotNow')}
      </Button>
      <Button type="primary" shape="round" onClick={() => onAccept(isShownAgain)}>
        {t('goods.presaleAccept')}
      </Button>
    </>
  );
  return (
    <Dialog layer={layer} title={t('goods.presale')} footer={footer}>
      <PresaleTerms presale={presale} isShownAgain={isShownAgain} onShownAgain={setIsShownAgain} />
    </Dialog>
  );
}
