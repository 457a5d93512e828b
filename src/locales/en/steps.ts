export const steps = {
  'steps.done': 'done',
  'steps.now': 'in progress',
  'steps.open': 'to come',
} as const;
