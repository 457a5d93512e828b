import { shellShared } from './shellShared';

/** Messages of the desktop's header, footer and home page. The desktop's shell contains them, so that the phone does not load them. */
export const shellPc = {
  ...shellShared,
  'home.sort': 'Sort',
  'home.sort.picked': 'For you',
  'home.sort.popular': 'Popular',
  'home.sort.newest': 'Newest',
  'home.sort.priceUp': 'Price',
  'shell.categories': 'Products',
  'shell.allGoods': 'All products',
  'shell.search': 'Search',
  'shell.inbox': 'Notifications',
  'shell.settings': SHOP.languages.length > 1 ? 'Language and appearance' : 'Appearance',
  'shell.quickView': 'Quick view of {name}',
  'shell.bag': { one: 'Bag, {count} item', other: 'Bag, {count} items' },
  'shell.help': 'Help',
  'shell.allHelp': 'All help and news',
  'shell.service': 'Service',
  'shell.service.desk': 'All ways to reach us',
  'shell.service.hours': 'Every day {opens}–{closes} ({zone})',
  'shell.service.open': 'Open now',
  'shell.service.closed': 'Closed now',
} as const;
