import { Button, Image } from 'antd';
import { ChevronLeft, ChevronRight, Minus, Plus, X, type LucideIcon } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { ModalRoute } from '@/hooks/useModalRoute';
import { useTranslation } from '@/hooks/useTranslation';
import { pictureAddresses, safePictureSource, type Picture } from '@/lib/picture';
import styles from './PictureViewer.less';

interface Props {
  modal: ModalRoute;
  pictures: readonly Picture[];
  /** The dialog's name. */
  name: string;
  /** Index of the visible picture, from 0. */
  at: number;
  onMove: (at: number) => void;
}

const MAX_SCALE = 4;

/**
 * The pictures in antd's preview, to enlarge. antd 6.6 names its buttons in English or not at all
 * (https://github.com/ant-design/ant-design/issues/57254), so its arrows are hidden and these are its actions.
 */
export function PictureViewer({ modal, pictures, name, at, onMove }: Props) {
  const { t } = useTranslation();
  const count = pictures.length;
  const picture = pictures[at];
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
      items={pictures.map(({ src, alt }) => ({
        ...pictureAddresses(safePictureSource(src) ?? '', process.env.PICTURE_URL ?? ''),
        sizes: '80vh',
        alt: alt || name,
      }))}
      classNames={{
        popup: { root: styles.viewer, body: picture?.fit === 'cutout' ? styles.cutout : undefined },
      }}
      styles={{ popup: { root: { '--hue': picture?.hue } as CSSProperties } }}
      preview={{
        alt: name,
        open: modal.isOpen,
        current: at,
        maxScale: MAX_SCALE,
        mask: { blur: false },
        onChange: onMove,
        onOpenChange: (isOpen) => !isOpen && modal.close(),
        closeIcon: (
          <>
            <X size={22} strokeWidth={1.8} aria-hidden />
            <span className="visually-hidden">{t('shell.close')}</span>
          </>
        ),
        countRender: () => <span role="status">{t('goods.picture', { at: at + 1, count })}</span>,
        actionsRender: (_actions, { actions, transform: { scale } }) => (
          <div className={styles.actions}>
            {count > 1 && button(t('goods.previous'), ChevronLeft, () => actions.onActive(-1), at === 0)}
            {button(t('goods.zoomOut'), Minus, actions.onZoomOut, scale <= 1)}
            {button(t('goods.zoomIn'), Plus, actions.onZoomIn, scale >= MAX_SCALE)}
            {count > 1 && button(t('goods.next'), ChevronRight, () => actions.onActive(1), at === count - 1)}
          </div>
        ),
      }}
    />
  );
}
