export const steps = {
  'steps.done': 'erledigt',
  'steps.now': 'läuft gerade',
  'steps.open': 'steht noch aus',
} as const;
