/** Nickname and avatar (spec section 7, `/api/user`). */
import * as v from 'valibot';
import { user } from './customer';
import { typedText } from './schema/typed';
import { defineCall } from './defineCall';

/** Display name of a customer: 1 to 24 characters. */
export const nickname = v.pipe(typedText(24), v.minLength(1));

/** Changes nickname or avatar. An avatar is a preset or a data URL of an image of at most 100 kB. */
export const updateUser = /*#__PURE__*/ defineCall({
  name: 'updateUser',
  method: 'POST',
  path: '/api/user/update',
  summary: 'Changes nickname or avatar',
  kind: 'write',
  access: 'customer',
  input: v.object({
    nickname: v.optional(nickname),
    avatar: v.optional(
      v.pipe(
        v.string(),
        v.maxLength(140_000),
        v.regex(/^(preset:[a-z]+|data:image\/(png|jpeg|webp);base64,[\w+/=]+)$/),
      ),
    ),
  }),
  output: user,
});
