import type { home as en } from '@/locales/en/home';
import type { SameMessages } from '@/locales/sameMessages';

export const home: SameMessages<typeof en> = {
  'home.search': 'Rechercher',
  'home.banners': 'Campagnes',
  'home.categories': 'Catégories',
  'home.virtual': 'Livré en une minute',
  'home.all': 'Tout',
  'home.allOf': 'Tout « {name} »',
  'home.picked': 'Choisis pour vous',
  'home.notice': 'Information',
};
