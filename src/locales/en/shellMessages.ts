/** Messages of the shell and of forms that no first screen shows. */
export const shellMessages = {
  'shell.goodsCard': 'Product card',
  'shell.optional': '(optional)',
  'shell.fault': { one: 'Injected fault:', other: 'Injected faults:' },
  'shell.fault.off': 'Switch off',
  'shell.account.mine': 'My account',
  'shell.account.orders': 'Orders',
  'shell.account.addresses': 'Addresses',
  'shell.pageSet': 'Layout',
  'shell.pageSet.h5': 'Switch to mobile',
  'shell.pageSet.pc': 'Switch to desktop',
  'shell.pageSet.offer.h5': 'Best on a wider window.',
  'shell.pageSet.offer.pc': 'There’s room for more here.',
  'home.pull': 'Pull to refresh',
  'home.letGo': 'Release to refresh',
  'home.refreshing': 'Refreshing…',
} as const;
