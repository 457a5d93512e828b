import { Button } from 'antd';
import { useState } from 'react';
import { PhotoStage } from '@/features/profile/components/PhotoStage';
import type { AvatarForm } from '@/features/profile/useAvatar';
import type { ModalRoute } from '@/hooks/useModalRoute';
import { useTranslation } from '@/hooks/useTranslation';
import { Dialog } from '@/platform/pc/Dialog';

/** A dialog in which the chosen photo is cropped. */
export function PhotoDialog({ modal, form }: { modal: ModalRoute; form: AvatarForm }) {
  const { t } = useTranslation();
  /** The photo for which the opening animation has ended: during it the editor would measure too small a size. */
  const [openedFor, setOpenedFor] = useState<string>();
  const { url, setArea, canCut, isCutting } = form.photo;
  const use = (
    <Button
      block
      size="large"
      shape="round"
      type="primary"
      disabled={!canCut && !isCutting}
      loading={isCutting}
      onClick={() => void form.cropPhoto()}
    >
      {t(isCutting ? 'profile.photo.cutting' : 'profile.photo.use')}
    </Button>
  );
  return (
    <Dialog modal={modal} title={t('profile.photo.title')} footer={use} onOpened={() => setOpenedFor(url)}>
      {url && openedFor === url && <PhotoStage url={url} onArea={setArea} />}
    </Dialog>
  );
}
