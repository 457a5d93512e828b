export const notice = {
  'notice.success': '成功',
  'notice.warning': '警告',
  'notice.error': '错误',
} as const;
