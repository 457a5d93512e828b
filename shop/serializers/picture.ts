/** Serializes pictures. */
import type * as v from 'valibot';
import type { picture } from '../../src/api/schema/wire';
import type { PictureRow } from '../domain/rows';
import { textIn, type Language } from '../text';

/** Serializes a picture with its alternative text in one language. */
export const serializePicture = (row: PictureRow, language: Language): v.InferInput<typeof picture> => ({
  ...row,
  alt: textIn(row.alt, language),
});

/** Serializes a picture, or returns null for null. */
export const serializePictureOrNull = (row: PictureRow | null, language: Language) =>
  row ? serializePicture(row, language) : null;
