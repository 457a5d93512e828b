/** Messages of the shell and of forms that no first screen shows. */
export const shellRest = {
  'shell.goodsCard': 'Product card',
  'shell.optional': '(optional)',
  'shell.understood': 'Got it',
  'shell.fault': { one: 'Injected fault:', other: 'Injected faults:' },
  'shell.fault.off': 'Switch off',
  'shell.pageSet': 'Layout',
  'shell.pageSet.h5': 'Switch to mobile',
  'shell.pageSet.pc': 'Switch to desktop',
  'shell.pageSet.offer.h5': 'Best on a wider window.',
  'shell.pageSet.offer.pc': 'There’s room for more here.',
  'home.pull': 'Pull to refresh',
  'home.letGo': 'Release to refresh',
  'home.refreshing': 'Refreshing…',
} as const;
