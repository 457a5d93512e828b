import type { suggestions as en } from '@/locales/en/suggestions';
import type { SameMessages } from '@/locales/sameMessages';

export const suggestions: SameMessages<typeof en> = {
  'shell.suggestions': 'Vorschläge',
  'shell.allResults': 'Alle Treffer für „{keyword}“',
  'suggestion.group.term': 'Letzte Suchen',
  'suggestion.recentClear': 'Alle löschen',
  'suggestion.recentForget': '„{term}“ entfernen',
  'suggestion.group.query': 'Suchvorschläge',
  'suggestion.group.category': 'Kategorien',
  'suggestion.group.goods': 'Produkte',
  'suggestion.group.article': 'Hilfe und Infos',
  'suggestion.group.order': 'Deine Bestellungen',
  'suggestion.order': 'Bestellung {number}',
};
