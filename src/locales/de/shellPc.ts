import type { shellPc as en } from '@/locales/en/shellPc';
import type { SameMessages } from '@/locales/sameMessages';
import { shellShared } from './shellShared';

export const shellPc: SameMessages<typeof en> = {
  ...shellShared,
  'home.sort': 'Sortieren',
  'home.sort.picked': 'Für dich',
  'home.sort.popular': 'Beliebt',
  'home.sort.newest': 'Neu',
  'home.sort.priceUp': 'Preis',
  'shell.categories': 'Produkte',
  'shell.allGoods': 'Alle Produkte',
  'shell.search': 'Suchen',
  'shell.inbox': 'Mitteilungen',
  'shell.settings': SHOP.languages.length > 1 ? 'Sprache und Darstellung' : 'Darstellung',
  'shell.quickView': 'Schnellansicht von {name}',
  'shell.bag': { one: 'Warenkorb, {count} Artikel', other: 'Warenkorb, {count} Artikel' },
  'shell.help': 'Hilfe',
  'shell.allHelp': 'Alle Hilfethemen und Neuigkeiten',
  'shell.service': 'Service',
  'shell.service.desk': 'Alle Wege zu uns',
  'shell.service.hours': 'Täglich {opens}–{closes} ({zone})',
  'shell.service.open': 'Jetzt erreichbar',
  'shell.service.closed': 'Gerade geschlossen',
};
