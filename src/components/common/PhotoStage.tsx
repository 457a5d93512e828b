import type { ComponentProps } from 'react';
import { useWords } from '@/hooks/useWords';
import { lazyPart } from '@/lazyPart';
import { ErrorBoundary } from './ErrorBoundary';
import { PartFault } from './PartFault';
import type { PhotoCrop } from './PhotoCrop';
import styles from './PhotoStage.less';

function EditorOnItsWay() {
  const { t } = useWords();
  return <span className={`bone ${styles.bone}`} role="status" aria-label={t('shell.loading')} />;
}

const Editor = lazyPart(() => import(/* webpackChunkName: "photo-crop" */ './PhotoCrop').then(({ PhotoCrop: Crop }) => Crop), EditorOnItsWay);

/** Where a photo is cut. The editor is only loaded by those who chose a photo. */
export function PhotoStage(props: ComponentProps<typeof PhotoCrop>) {
  const { t } = useWords();
  const failed = (drawAgain: () => void) => <PartFault problem={{ kind: 'noResponse', cause: 'network' }} name={t('profile.photo.cropper')} retry={drawAgain} />;
  return (
    <ErrorBoundary resetKey={props.url} fallback={failed}>
      <Editor {...props} />
    </ErrorBoundary>
  );
}
