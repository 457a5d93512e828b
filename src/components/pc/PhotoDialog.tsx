import { Button } from 'antd';
import { useState } from 'react';
import { PhotoStage } from '@/components/common/PhotoStage';
import type { AvatarForm } from '@/features/profile/useAvatar';
import type { Layer } from '@/hooks/useLayer';
import { useWords } from '@/hooks/useWords';
import { Dialog } from './Dialog';

/** Cuts the chosen photo to the circle that will be shown. */
export function PhotoDialog({ layer, form }: { layer: Layer; form: AvatarForm }) {
  const { t } = useWords();
  /** The photo that the dialog has opened for: while it still grows, the editor would measure itself too small. */
  const [openedFor, setOpenedFor] = useState<string>();
  const { url, aim, canCut, isCutting } = form.photo;
  const use = (
    <Button block size="large" shape="round" type="primary" disabled={!canCut && !isCutting} loading={isCutting} onClick={() => void form.cutPhoto()}>
      {t(isCutting ? 'profile.photo.cutting' : 'profile.photo.use')}
    </Button>
  );
  return (
    <Dialog layer={layer} title={t('profile.photo.title')} footer={use} onOpened={() => setOpenedFor(url)}>
      {url && openedFor === url && <PhotoStage url={url} onArea={aim} />}
    </Dialog>
  );
}
