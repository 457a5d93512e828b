import { useState, type ComponentProps } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { useWords } from '@/hooks/useWords';
import styles from './PhotoCrop.less';

type Area = Parameters<NonNullable<ComponentProps<typeof Cropper>['onCropComplete']>>[1];

interface Props {
  url: string;
  /** The part in the circle, in pixels of the photo; told whenever it has come to rest. */
  onArea: (area: Area) => void;
}

const [leastZoom, mostZoom] = [1, 4];

/** A photo behind a circle: dragged by finger, mouse or arrow keys; brought closer by pinch, wheel or slider. */
export function PhotoCrop({ url, onArea }: Props) {
  const { t } = useWords();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState<number>(leastZoom);
  return (
    <div className={styles.editor}>
      <p className={styles.hint}>{t('profile.photo.hint')}</p>
      <div className={styles.stage}>
        <Cropper
          image={url}
          disableAutomaticStylesInjection
          aspect={1}
          objectFit="cover"
          cropShape="round"
          showGrid={false}
          crop={crop}
          zoom={zoom}
          minZoom={leastZoom}
          maxZoom={mostZoom}
          keyboardStep={8}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_share, pixels) => onArea(pixels)}
          cropperProps={{ role: 'application', 'aria-label': t('profile.photo.area') }}
        />
      </div>
      <label className={styles.zoom}>
        {t('profile.photo.zoom')}
        <input
          type="range"
          className={styles.slider}
          min={leastZoom}
          max={mostZoom}
          step={0.05}
          value={zoom}
          aria-valuetext={`${Math.round(zoom * 100)}%`}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
    </div>
  );
}
