import { useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { Box, Row, Stack, Text } from '@/components/Layout';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './photo.less';

export interface PhotoCropProps {
  url: string;
  /** Called when the crop area has settled, with the area in pixels of the photo. */
  onArea: (area: Area) => void;
}

const [MIN_ZOOM, MAX_ZOOM] = [1, 4];

/** A photo with a circular crop area: moved by finger, mouse or arrow keys; scaled by pinch, wheel or slider. */
export function PhotoCrop({ url, onArea }: PhotoCropProps) {
  const { t } = useTranslation();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState<number>(MIN_ZOOM);
  return (
    <Stack gap={12}>
      <Text as="p" color="ink-2" size={13}>
        {t('profile.photo.hint')}
      </Text>
      <Box position="relative" marginInline="auto" overflow="hidden" radius="card" className={styles.stage}>
        <Cropper
          image={url}
          disableAutomaticStylesInjection
          aspect={1}
          objectFit="cover"
          cropShape="round"
          showGrid={false}
          crop={crop}
          zoom={zoom}
          minZoom={MIN_ZOOM}
          maxZoom={MAX_ZOOM}
          keyboardStep={8}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_share, pixels) => onArea(pixels)}
          cropperProps={{ role: 'application', 'aria-label': t('profile.photo.area') }}
        />
      </Box>
      <Row as="label" minHeight="touch" align="center" gap={16} size={15}>
        {t('profile.photo.zoom')}
        <Box
          as="input"
          type="range"
          flex={1}
          minWidth={0}
          className={styles.slider}
          min={MIN_ZOOM}
          max={MAX_ZOOM}
          step={0.05}
          value={zoom}
          aria-valuetext={`${Math.round(zoom * 100)}%`}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </Row>
    </Stack>
  );
}
