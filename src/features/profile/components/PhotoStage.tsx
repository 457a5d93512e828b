import { Skeleton } from '@/components/Skeleton';
import { useTranslation } from '@/hooks/useTranslation';
import { lazyComponent } from '@/components/lazyComponent';
import { ErrorBoundary } from '@/components/ErrorBoundary';
import { SectionError } from '@/platform/SectionError';
import type { PhotoCropProps } from './PhotoCrop';
import styles from './photo.less';

function EditorSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.place} role="status" aria-label={t('shell.loading')}>
      <Skeleton aspectRatio="1" radius="card" />
    </div>
  );
}

const Editor = lazyComponent(
  () => import(/* webpackChunkName: "photo-crop" */ './PhotoCrop').then(({ PhotoCrop: Crop }) => Crop),
  EditorSkeleton,
);

/** The crop editor, which is loaded when a photo was chosen. */
export function PhotoStage(props: PhotoCropProps) {
  const { t } = useTranslation();
  const failed = (drawAgain: () => void) => (
    <SectionError
      error={{ kind: 'noResponse', cause: 'network' }}
      name={t('profile.photo.cropper')}
      retry={drawAgain}
    />
  );
  return (
    <ErrorBoundary resetKey={props.url} fallback={failed}>
      <Editor {...props} />
    </ErrorBoundary>
  );
}
