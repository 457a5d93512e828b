import type { campaign as en } from '@/locales/en/campaign';
import type { SameMessages } from '@/locales/sameMessages';

export const campaign: SameMessages<typeof en> = {
  'campaign.coupons': 'Gutscheine für diese Auswahl',
  'campaign.oncePerCustomer': 'Einmal pro Person',
  'campaign.get': 'Sichern',
  'campaign.getNamed': 'Sichern: {name}',
  'campaign.getting': 'Wird gesichert …',
  'campaign.got': 'Liegt bei deinen Gutscheinen',
  'campaign.gotBefore': 'Bereits gesichert',
  'campaign.refused.once': 'Den hast du schon. Einmal pro Person.',
  'campaign.refused.gone': 'Alle Gutscheine sind vergeben.',
  'campaign.refused.over': 'Diese Aktion ist vorbei.',
  'campaign.refused.tries': 'Zu viele Codes probiert. Versuch es in {minutes}\u00a0min noch einmal.',
  'campaign.toCoupons': 'Meine Gutscheine',
  'campaign.goods': 'Alles aus dieser Auswahl',
  'campaign.goods.none': 'Diese Auswahl ist gerade leer',
  'campaign.unnamed': 'In diesem Link fehlt die Aktion',
  'campaign.gone.title': 'Diese Aktion ist vorbei',
  'campaign.gone.text': 'Oder der Link ist unvollständig. Die guten Dinge sind noch da.',
};
