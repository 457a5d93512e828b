import { lazy, Suspense, useState, type ComponentProps } from 'react';
import { useWords } from '@/hooks/useWords';
import { ErrorBoundary } from './ErrorBoundary';
import { PartFault } from './PartFault';
import type { PhotoCrop } from './PhotoCrop';
import styles from './PhotoStage.less';

/** A part that could not be loaded stays missing for React: another try needs another one. */
const loadEditor = () => lazy(() => import(/* webpackChunkName: "photo-crop" */ './PhotoCrop').then(({ PhotoCrop: Editor }) => ({ default: Editor })));

/** Where a photo is cut. The editor is only loaded by those who chose a photo. */
export function PhotoStage(props: ComponentProps<typeof PhotoCrop>) {
  const { t } = useWords();
  const [Editor, setEditor] = useState(loadEditor);
  const failed = (drawAgain: () => void) => (
    <PartFault
      problem={{ kind: 'noResponse', cause: 'network' }}
      name={t('profile.photo.cropper')}
      retry={() => {
        setEditor(loadEditor);
        drawAgain();
      }}
    />
  );
  return (
    <ErrorBoundary resetKey={props.url} fallback={failed}>
      <Suspense fallback={<span className={`bone ${styles.bone}`} role="status" aria-label={t('shell.loading')} />}>
        <Editor {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
