import type { profile as en } from '@/locales/en/profile';
import type { SameMessages } from '@/locales/sameMessages';

export const profile: SameMessages<typeof en> = {
  'profile.title': '个人资料',
  'profile.avatar': '头像',
  'profile.nickname': '昵称',
  'profile.phone': '手机号',
  'profile.joined': '加入日期',
  'profile.change': '修改',
  'profile.save': '保存',
  'profile.saving': '保存中…',
  'profile.wasKept': '上次改到一半，还没保存。',
  'profile.startOver': '恢复原样',
  'profile.nickname.title': '修改昵称',
  'profile.nickname.saved': '昵称已保存',
  'profile.avatar.title': '更换头像',
  'profile.avatar.saved': '头像已保存',
  'profile.phone.title': '更换手机号',
  'profile.phone.now': '当前登录手机号：{phone}',
  'profile.phone.label': '新手机号',
  'profile.phone.codeHint': { other: '新手机收到的 {count} 位数字' },
  'profile.phone.submit': '确认更换',
  'profile.phone.saved': '手机号已更换，下次请用新号码登录',
  'profile.phone.fault.same': '这像是你现在的号码。如确为另一个号码，请再点一次获取验证码。',
  'profile.phone.fault.taken': '该手机号已绑定其他账号',
};
