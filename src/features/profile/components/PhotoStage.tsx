import classNames from 'classnames';
import { useTranslation } from '@/hooks/useTranslation';
import { lazyComponent } from '@/components/lazyComponent';
import { ErrorBoundary } from '@/components/ErrorBoundary';
import { SectionError } from '@/platform/SectionError';
import type { PhotoCropProps } from './PhotoCrop';
import styles from './PhotoStage.less';

function EditorSkeleton() {
  const { t } = useTranslation();
  return <span className={classNames('skeleton', styles.skeleton)} role="status" aria-label={t('shell.loading')} />;
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
