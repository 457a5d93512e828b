/** The call of nickname and avatar (spec section 7, `/api/user`). The forms of a phone number do without it. */
import * as v from 'valibot';
import { defineCall } from './defineCall';
import { nickname, user } from './schema/user';

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
