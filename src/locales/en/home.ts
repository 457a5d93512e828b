export const home = {
  'home.search': { one: 'Search {count} good thing', other: 'Search {count} good things' },
  'home.searchPlain': 'Search good things',
  'home.banners': 'Campaigns',
  'home.categories': 'Categories',
  'home.virtual': 'Delivered in a minute',
  'home.all': 'All',
  'home.allOf': 'All “{name}”',
  'home.picked': 'Picked for you',
  'home.notice': 'Notice',
} as const;
