import type { shellMessages as en } from '@/locales/en/shellMessages';
import type { SameMessages } from '@/locales/sameMessages';

export const shellMessages: SameMessages<typeof en> = {
  'shell.goodsCard': 'Produktkarte',
  'shell.optional': '(optional)',
  'shell.fault': { one: 'Eingeschleuster Fehler:', other: 'Eingeschleuste Fehler:' },
  'shell.fault.off': 'Ausschalten',
  'shell.account.mine': 'Mein Konto',
  'shell.account.orders': 'Bestellungen',
  'shell.account.addresses': 'Adressen',
  'shell.pageSet': 'Ansicht',
  'shell.pageSet.h5': 'Zur mobilen Ansicht',
  'shell.pageSet.pc': 'Zur Desktop-Ansicht',
  'shell.pageSet.offer.h5': 'Für breitere Fenster gemacht.',
  'shell.pageSet.offer.pc': 'Hier ist Platz für mehr.',
  'home.pull': 'Zum Aktualisieren ziehen',
  'home.letGo': 'Zum Aktualisieren loslassen',
  'home.refreshing': 'Wird aktualisiert …',
};
