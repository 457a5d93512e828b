import { Button } from 'antd-mobile';
import { PhotoStage } from '@/components/common/PhotoStage';
import type { AvatarForm } from '@/features/profile/useAvatar';
import type { Layer } from '@/hooks/useLayer';
import { useWords } from '@/hooks/useWords';
import { Sheet } from './Sheet';

/** Cuts the chosen photo to the circle that will be shown. */
export function PhotoSheet({ layer, form }: { layer: Layer; form: AvatarForm }) {
  const { t } = useWords();
  const { url, aim, canCut, isCutting } = form.photo;
  const use = (
    <Button block size="large" shape="rounded" color="primary" disabled={!canCut && !isCutting} loading={isCutting} loadingText={t('profile.photo.cutting')} onClick={() => void form.cutPhoto()}>
      {t('profile.photo.use')}
    </Button>
  );
  return (
    <Sheet layer={layer} title={t('profile.photo.title')} footer={use}>
      {url && <PhotoStage url={url} onArea={aim} />}
    </Sheet>
  );
}
