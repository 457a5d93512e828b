import type { home as en } from '@/locales/en/home';
import type { SameMessages } from '@/locales/sameMessages';

export const home: SameMessages<typeof en> = {
  'home.search': 'Produkte suchen',
  'home.banners': 'Aktionen',
  'home.categories': 'Kategorien',
  'home.virtual': 'In einer Minute da',
  'home.all': 'Alle',
  'home.allOf': 'Alle aus „{name}“',
  'home.picked': 'Für dich ausgesucht',
  'home.notice': 'Hinweis',
};
