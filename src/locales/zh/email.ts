import type { email as en } from '@/locales/en/email';
import type { SameMessages } from '@/locales/sameMessages';

export const email: SameMessages<typeof en> = {
  'login.by': '登录方式',
  'login.by.phone': '手机',
  'login.by.email': '邮箱',
  'login.email': '邮箱地址',
  'login.email.welcomeText': '用手机号或邮箱即可登录。新顾客首次验证后自动注册。',
  'login.email.alone': '用邮箱即可登录。新顾客首次验证后自动注册。',
  'login.email.code': '邮件验证码',
  'login.email.sentTo': '验证码已发往 {email}。邮箱不对？直接在上方修改。',
  'login.email.canResend': '{email} 没收到邮件？请查看垃圾邮件、核对邮箱，或重新获取。',
  'login.email.resendTooSoon': '刚刚已向 {email} 发过验证码，{time} 后可重新获取。',
  'login.fault.email.missing': '请输入邮箱地址',
  'login.fault.email.invalid': '请输入正确的邮箱地址，例如 ada@example.com',
  'profile.email': '邮箱',
  'profile.email.none': '添加',
  'profile.email.title': '更换邮箱',
  'profile.email.add': '添加邮箱',
  'profile.email.now': '当前登录邮箱：{email}',
  'profile.email.label': '新邮箱地址',
  'profile.email.codeHint': { other: '新邮箱收到的 {count} 位数字' },
  'profile.email.submit': '保存邮箱',
  'profile.email.saved': '邮箱已保存，下次可用它登录',
  'profile.email.fault.taken': '该邮箱已绑定其他账号',
  'profile.phone.add': '添加手机号',
};
