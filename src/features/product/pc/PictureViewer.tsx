import { Button, Image } from 'antd';
import classNames from 'classnames';
import { ChevronLeft, ChevronRight, Minus, Plus, X, type LucideIcon } from 'lucide-react';
import { cloneElement, isValidElement, type CSSProperties } from 'react';
import type { PictureViewerProps } from '@/features/product/components/reviewKit';
import { largePictureUrlOf, usePictureLimit } from '@/features/product/pictureLimit';
import { useTranslation } from '@/hooks/useTranslation';
import { useDialogFocus } from '@/platform/pc/useDialogFocus';
import styles from './PictureViewer.less';

const MAX_SCALE = 4;

/**
 * The pictures in antd's preview, to enlarge. antd 6.6 names its buttons in English or not at all
 * (https://github.com/ant-design/ant-design/issues/57254), so its arrows are hidden and these are its actions.
 */
export default function PictureViewer({ modal, pictures, name, at, onMove }: PictureViewerProps) {
  const { t } = useTranslation();
  const count = pictures.length;
  const picture = pictures[at];
  const limit = usePictureLimit(modal.isOpen ? picture : undefined);
  // As wide as the style sheet draws it.
  const fitted = Math.min(0.92 * window.innerWidth, 0.8 * window.innerHeight);
  const maxScale = limit ? Math.min(MAX_SCALE, Math.max(1, limit / fitted)) : MAX_SCALE;
  const button = (label: string, Icon: LucideIcon, onClick: () => void, isDisabled = false) => (
    <Button
      shape="circle"
      size="large"
      aria-label={label}
      disabled={isDisabled}
      icon={<Icon size={20} strokeWidth={1.8} aria-hidden />}
      onClick={onClick}
    />
  );
  return (
    <Image.PreviewGroup
      items={pictures.map((one) => largePictureUrlOf(one))}
      classNames={{
        popup: { root: classNames(styles.viewer, picture?.fit === 'cutout' && styles.cutout) },
      }}
      styles={{ popup: { root: { '--hue': picture?.hue, '--limit': limit && `${limit}px` } as CSSProperties } }}
      preview={{
        // The name of the dialog; antd 6.6 also gives it to every picture.
        alt: name,
        imageRender: (image) =>
          isValidElement<{ alt?: string }>(image) && cloneElement(image, { alt: picture?.alt || name }),
        open: modal.isOpen,
        current: at,
        maxScale,
        mask: { blur: false },
        // Without a motion: antd 6.6 removes the viewer at the end of a transition, which never comes when the viewer is closed before it
        // was drawn. The style sheet fades it in.
        motionName: '',
        onChange: onMove,
        onOpenChange: (isOpen) => !isOpen && modal.close(),
        closeIcon: (
          <>
            <X size={22} strokeWidth={1.8} aria-hidden />
            <span className="visually-hidden">{t('shell.close')}</span>
          </>
        ),
        countRender: () => (
          <PictureCount isOpen={modal.isOpen}>{t('goods.picture', { at: at + 1, count })}</PictureCount>
        ),
        actionsRender: (_actions, { actions, transform: { scale } }) => (
          <div className={styles.actions}>
            {count > 1 && button(t('goods.previous'), ChevronLeft, () => actions.onActive(-1), at === 0)}
            {button(t('goods.zoomOut'), Minus, actions.onZoomOut, scale <= 1)}
            {button(t('goods.zoomIn'), Plus, actions.onZoomIn, scale >= maxScale)}
            {count > 1 && button(t('goods.next'), ChevronRight, () => actions.onActive(1), at === count - 1)}
          </div>
        ),
      }}
    />
  );
}

/** Which picture is shown. It is there while the viewer is, so it moves the focus. */
function PictureCount({ isOpen, children }: { isOpen: boolean; children: string }) {
  const ref = useDialogFocus<HTMLSpanElement>(isOpen);
  return (
    <span ref={ref} role="status">
      {children}
    </span>
  );
}
