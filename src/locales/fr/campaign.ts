import type { campaign as en } from '@/locales/en/campaign';
import type { SameMessages } from '@/locales/sameMessages';

export const campaign: SameMessages<typeof en> = {
  'campaign.coupons': 'Coupons de cette sélection',
  'campaign.oncePerCustomer': 'Un par client',
  'campaign.get': 'Obtenir',
  'campaign.getNamed': 'Obtenir : {name}',
  'campaign.getting': 'Un instant…',
  'campaign.got': 'Ajouté à vos coupons',
  'campaign.gotBefore': 'Déjà obtenu',
  'campaign.refused.once': 'Vous l’avez déjà obtenu. Un par client.',
  'campaign.refused.gone': 'Tous ont été distribués.',
  'campaign.refused.over': 'Cette offre est terminée.',
  'campaign.refused.tries': 'Trop de codes essayés. Réessayez dans {minutes} min.',
  'campaign.toCoupons': 'Mes coupons',
  'campaign.goods': 'Toute la sélection',
  'campaign.goods.none': 'Cette sélection est vide pour l’instant',
  'campaign.unnamed': 'Ce lien n’indique pas de campagne',
  'campaign.gone.title': 'Cette campagne est terminée',
  'campaign.gone.text': 'Ou le lien est incomplet. Les bonnes choses sont toujours là.',
};
