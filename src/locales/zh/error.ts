import type { error as en } from '@/locales/en/error';
import type { SameMessages } from '@/locales/sameMessages';

export const error: SameMessages<typeof en> = {
  'problem.responseStatus': '响应状态：{status}',
  'problem.noResponse': '没有收到响应，请重试。',
  'problem.request': '请求出错，请重试。',
  'problem.notLoaded': '暂时未能加载',
  'problem.retry': '重试',
  'problem.offline.title': '网络已断开',
  'problem.offline.text': '这一步需要联网。',
  'problem.line.title': '暂时连不上店铺',
  'problem.line.text': '网络较慢或已中断，请稍后再试。',
  'problem.shop.title': '店铺出了点问题',
  'problem.shop.text': '请稍后再试。',
  'problem.malformed.title': '店铺的回应无法读取',
  'problem.malformed.text': '请稍后再试。',
  'problem.notFound.title': '没有找到',
  'problem.notFound.text': '它可能已下架，或链接不完整。',
  'problem.signedOut.title': '登录后即可查看',
  'problem.signedOut.text': '只需一个验证码。',
  'problem.signIn': '登录',
  'problem.home': '回到首页',
  'problem.hall': '浏览全部商品',
  'problem.page.title': '页面出了点问题',
  'problem.page.text': '订单和填写的内容都还在。请重新加载，或回到首页。',
  'problem.reload': '重新加载',
  'problem.rowsLeftOut': { other: '{count} 条内容无法识别，未显示。' },
};
