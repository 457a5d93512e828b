import { useId } from 'react';
import type { Photos } from '@/hooks/usePhotos';
import { useTranslation } from '@/hooks/useTranslation';
import { addMessages } from '@/lib/i18n';
import { MAX_PHOTO_BYTES, MIN_PHOTO_SIDE } from '@/lib/photoRules';
import { safePictureSource } from '@/lib/picture';
import { FieldError } from './FieldError';
import { Row, Stack, Text } from './Layout';
import { PhotoButton } from './PhotoButton';
import { RemoveButton } from './RemoveButton';
import { photos as photoMessages } from '@@/locales/photos';
import styles from './PhotosField.less';

addMessages(photoMessages);

interface Props {
  photos: Photos;
  /** Maximum number that is sent. */
  limit: number;
  hint: string;
}

/** Photos to send, each of which can be removed, and the button for one more. */
export function PhotosField({ photos, limit, hint }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const shown = photos.photos.slice(0, limit);
  return (
    <Stack gap={8} role="group" aria-label={t('photos.title')}>
      <Text as="p" size={13} weight={600}>
        {t('photos.title')}
      </Text>
      <Text as="p" color="ink-2" size={13} id={`${id}-hint`}>
        {hint}
      </Text>
      {shown.length > 0 && (
        <Row as="ul" wrap gap={12}>
          {shown.map((photo, at) => (
            // The same photo may be there twice.
            <Row as="li" key={`${at} ${photo.length}`} position="relative">
              <img
                className={styles.photo}
                src={safePictureSource(photo)}
                alt={t('photos.photo', { number: at + 1 })}
              />
              <RemoveButton
                className={styles.remove}
                label={t('photos.remove', { number: at + 1 })}
                onClick={() => photos.remove(at)}
              />
            </Row>
          ))}
        </Row>
      )}
      {shown.length < limit && (
        <PhotoButton describedBy={`${id}-hint ${id}-error`} onFile={(file) => void photos.take(file)}>
          {t(photos.isReading ? 'photos.reading' : 'photos.add')}
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
