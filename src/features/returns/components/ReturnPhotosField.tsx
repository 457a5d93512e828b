import { useId } from 'react';
import { FieldError } from '@/components/FieldError';
import { Row, Stack, Text } from '@/components/Layout';
import { PhotoButton } from '@/components/PhotoButton';
import { RemoveButton } from '@/components/RemoveButton';
import type { ReturnPhotos } from '@/features/returns/useReturnPhotos';
import { useTranslation } from '@/hooks/useTranslation';
import { MAX_PHOTO_BYTES, MIN_PHOTO_SIDE } from '@/lib/photoRules';
import styles from './returns.less';

/** The photos of a return, each of which can be removed, and the button for one more. */
export function ReturnPhotosField({ photos, limit }: { photos: ReturnPhotos; limit: number }) {
  const { t } = useTranslation();
  const id = useId();
  const shown = photos.photos.slice(0, limit);
  return (
    <Stack gap={8} role="group" aria-label={t('returns.photos')}>
      <Text as="p" size={13} weight={600}>
        {t('returns.photos')}
      </Text>
      <Text as="p" color="ink-2" size={13} id={`${id}-hint`}>
        {t('returns.photosHint', { count: limit })}
      </Text>
      {shown.length > 0 && (
        <Row as="ul" wrap gap={12}>
          {shown.map((photo, at) => (
            // The same photo may be there twice.
            <Row as="li" key={`${at} ${photo.length}`} position="relative">
              <img className={styles.photo} src={photo} alt={t('returns.photo', { number: at + 1 })} />
              <RemoveButton
                className={styles.remove}
                label={t('returns.photo.remove', { number: at + 1 })}
                onClick={() => photos.remove(at)}
              />
            </Row>
          ))}
        </Row>
      )}
      {shown.length < limit && (
        <PhotoButton describedBy={`${id}-hint ${id}-error`} onFile={(file) => void photos.take(file)}>
          {t(photos.isReading ? 'returns.photo.reading' : 'returns.photo.add')}
        </PhotoButton>
      )}
      <div role="alert">
        {photos.error && (
          <FieldError id={`${id}-error`}>
            {t(`profile.photo.fault.${photos.error}`, { max: MAX_PHOTO_BYTES / 1_000_000, min: MIN_PHOTO_SIDE })}
          </FieldError>
        )}
      </div>
    </Stack>
  );
}
