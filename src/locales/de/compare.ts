import type { compare as en } from '@/locales/en/compare';
import type { SameMessages } from '@/locales/sameMessages';

export const compare: SameMessages<typeof en> = {
  'compare.title': 'Produkte vergleichen',
  'compare.toggle': 'Vergleichen',
  'compare.open': 'Vergleich ({count})',
  'compare.full': 'Du kannst bis zu {max} Produkte vergleichen. Nimm zuerst eines davon heraus: {names}',
  'compare.table': 'Produkte nebeneinander',
  'compare.price': 'Preis',
  'compare.rating': 'Bewertung',
  'compare.delivery': 'Lieferung',
  'compare.differs': 'unterschiedlich',
  'compare.onlyDifferences': 'Nur Unterschiede',
  'compare.noDifferences': 'In den genannten Punkten gibt es keinen Unterschied.',
  'compare.one': 'Nimm ein zweites Produkt dazu, um die Unterschiede zu sehen.',
  'compare.remove': '„{name}“ aus dem Vergleich nehmen',
  'compare.choose': '„{name}“ in die Tasche legen',
  'compare.gone': '„{name}“ gibt es im Shop nicht mehr.',
  'compare.failed': '„{name}“ konnte nicht geladen werden.',
  'compare.empty': 'Noch nichts zu vergleichen',
  'compare.emptyText': 'Wähle „Vergleichen“ auf den Seiten von bis zu {max} Produkten.',
};
