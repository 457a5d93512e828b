/** Photos that customers send: of what is wrong with a piece that goes back, or with a review. */
import * as v from 'valibot';
import { isPictureSource } from '../../lib/webAddress';

/** A photo: a data URL of at most 70,000 characters, so that three of them fit in a request. */
export const photo = v.pipe(v.string(), v.maxLength(70_000), v.regex(/^data:image\/(png|jpeg|webp);base64,[\w+/=]+$/));

/** A photo that the API has: the source of a picture. Sent again, it stays. */
export const storedPhoto = v.pipe(v.string(), v.maxLength(70_000), v.check(isPictureSource));
