import { Button } from 'antd-mobile';
import { PhotoStage } from '@/features/profile/components/PhotoStage';
import type { AvatarForm } from '@/features/profile/useAvatar';
import type { ModalRoute } from '@/hooks/useModalRoute';
import { useTranslation } from '@/hooks/useTranslation';
import { BottomSheet } from '@/platform/h5/BottomSheet';

/** A bottom sheet in which the chosen photo is cropped. */
export function PhotoSheet({ modal, form }: { modal: ModalRoute; form: AvatarForm }) {
  const { t } = useTranslation();
  const { url, setArea, canCut, isCutting } = form.photo;
  const use = (
    <Button
      block
      size="large"
      shape="rounded"
      color="primary"
      disabled={!canCut && !isCutting}
      loading={isCutting}
      loadingText={t('profile.photo.cutting')}
      onClick={() => void form.cropPhoto()}
    >
      {t('profile.photo.use')}
    </Button>
  );
  return (
    <BottomSheet modal={modal} title={t('profile.photo.title')} footer={use}>
      {url && <PhotoStage url={url} onArea={setArea} />}
    </BottomSheet>
  );
}
