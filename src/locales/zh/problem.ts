import type { problem as en } from '@/locales/en/problem';
import type { SameMessages } from '@/locales/sameMessages';

export const problem: SameMessages<typeof en> = {
  'problem.linkCut': '链接的末尾缺失，可能复制时被截断了。',
  'problem.offline.kept': '你填写的内容都还在。',
  'problem.notDone': '没有成功，可以放心重试。',
  'problem.checking': '正在确认结果…',
  'problem.unknown': '暂时无法确认是否成功。再次查询不会重复操作。',
  'problem.checkAgain': '再查一次',
  'problem.tooMany': '操作太频繁，请 {time} 后再试。',
  'problem.404.title': '没有这个页面',
  'problem.404.text': '链接可能已失效或有误，可以从这里继续：',
  'problem.off.title': '本店没有这个页面',
  'problem.off.text': '本店不提供链接中的这项服务，可以看看：',
};
