/** Messages of the shell and of forms that no first screen shows. */
export const shellRest = {
  'shell.goodsCard': 'Goods card',
  'shell.optional': '(optional)',
  'shell.understood': 'Got it',
  'shell.fault': { one: 'Injected fault:', other: 'Injected faults:' },
  'shell.fault.off': 'Switch off',
  'shell.pageSet': 'Page set',
  'shell.pageSet.h5': 'Mobile pages',
  'shell.pageSet.pc': 'Desktop pages',
  'shell.pageSet.offer.h5': 'Made for a wider window.',
  'shell.pageSet.offer.pc': 'There is more room here.',
  'home.pull': 'Pull to refresh',
  'home.letGo': 'Let go to refresh',
  'home.refreshing': 'Refreshing…',
} as const;
