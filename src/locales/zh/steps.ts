export const steps = {
  'steps.done': '已完成',
  'steps.now': '进行中',
  'steps.open': '尚未开始',
} as const;
