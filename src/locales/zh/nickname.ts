import type { nickname as en } from '@/locales/en/nickname';
import type { SameMessages } from '@/locales/sameMessages';

export const nickname: SameMessages<typeof en> = {
  'profile.nickname.label': '你的昵称',
  'profile.nickname.hint': '最多 {max} 个字。邀请好友时，对方会看到。',
  'profile.nickname.hintPlain': '最多 {max} 个字。',
  'profile.nickname.count': '{used}/{max} 字',
  'profile.nickname.left': { other: '还可输入 {count} 个字' },
  'profile.nickname.fault.missing': '怎么称呼你？请填写昵称',
  'profile.nickname.fault.tooLong': '昵称最多 {max} 个字',
  'profile.nickname.fault.invalid': '这个昵称无法使用，请换一个',
};
