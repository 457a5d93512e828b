export const notice = {
  'notice.success': 'Erfolg',
  'notice.warning': 'Warnung',
  'notice.error': 'Fehler',
} as const;
