/** Photos to send: read, made smaller and kept on this device until they are sent. */
import { useRef, useState } from 'react';
import { encodePhoto, readPhoto } from '@/lib/photoFile';
import { getFileError, getSizeError, type PhotoError } from '@/lib/photoRules';
import { evidenceLimits } from '@/lib/shrinkSteps';
import { useInMemoryDraft } from './useInMemoryDraft';

/** A photo as a data URL that the API accepts, or why it cannot be one. */
async function shrinkPhoto(file: File): Promise<string | { error: PhotoError }> {
  const fileError = getFileError(file);
  if (fileError) return { error: fileError };
  const url = URL.createObjectURL(file);
  try {
    const image = await readPhoto(url).catch(() => undefined);
    if (!image) return { error: 'unreadable' };
    const size = { width: image.naturalWidth, height: image.naturalHeight };
    const sizeError = getSizeError(size);
    if (sizeError) return { error: sizeError };
    const photo = await encodePhoto(image, { x: 0, y: 0, ...size }, evidenceLimits).catch(() => undefined);
    return photo ?? { error: 'notShrunk' };
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** `name` identifies form and field. `initial`: the photos that the API has already. */
export function usePhotos(name: string, initial: readonly string[] = []) {
  const [photos, setPhotos] = useInMemoryDraft(name, initial);
  const [error, setError] = useState<PhotoError>();
  const [isReading, setReading] = useState(false);
  const isBusy = useRef(false);
  const take = async (file: File) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setReading(true);
    setError(undefined);
    const photo = await shrinkPhoto(file);
    isBusy.current = false;
    setReading(false);
    if (typeof photo === 'string') setPhotos((before) => [...before, photo]);
    else setError(photo.error);
  };
  return {
    photos,
    error,
    isReading,
    take,
    set: setPhotos,
    remove: (index: number) => {
      setError(undefined);
      setPhotos((before) => before.filter((_, at) => at !== index));
    },
  };
}
export type Photos = ReturnType<typeof usePhotos>;
