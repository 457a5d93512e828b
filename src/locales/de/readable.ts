import type { readable as en } from '@/locales/en/readable';
import type { SameMessages } from '@/locales/sameMessages';

export const readable: SameMessages<typeof en> = {
  'readable.open': 'Im Shop öffnen',
  'readable.home': 'Zum Shop',
  'readable.from': 'ab {price}',
  'readable.inStock': 'Auf Lager',
  'readable.soldOut': 'Ausverkauft',
  'readable.presale': 'Vorbestellung, Versand ab {day}',
  'readable.rating': {
    one: '{average} von 5 Sternen, {count} Bewertung',
    other: '{average} von 5 Sternen, {count} Bewertungen',
  },
  'readable.trail': 'Seitenpfad',
  'readable.categories': 'Kategorien',
  'readable.newest': 'Neu im Shop',
  'readable.articles': 'Hilfe und Neuigkeiten',
  'readable.products': { one: '{count} Produkt', other: '{count} Produkte' },
  'readable.page': '{title}, Seite {page}',
  'readable.prev': 'Vorherige Seite',
  'readable.next': 'Nächste Seite',
  'readable.missing.title': 'Diese Seite gibt es nicht mehr',
  'readable.missing.text': 'Was hier war, ist nicht mehr im Shop, oder im Link steckt ein Fehler.',
  'readable.failed.title': 'Der Shop ist nicht erreichbar',
  'readable.failed.text': 'Bitte versuch es gleich noch einmal.',
};
