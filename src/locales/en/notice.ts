export const notice = {
  'notice.success': 'Success',
  'notice.warning': 'Warning',
  'notice.error': 'Error',
} as const;
