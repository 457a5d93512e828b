export const home = {
  'home.search': 'Search products',
  'home.banners': 'Campaigns',
  'home.categories': 'Categories',
  'home.virtual': 'Delivered in a minute',
  'home.all': 'All',
  'home.allOf': 'All “{name}”',
  'home.picked': 'Picked for you',
  'home.notice': 'Notice',
} as const;
