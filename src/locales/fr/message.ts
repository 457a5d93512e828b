import type { message as en } from '@/locales/en/message';
import type { SameMessages } from '@/locales/sameMessages';

export const message: SameMessages<typeof en> = {
  'message.title': 'Note à la boutique',
  'message.label': 'Votre note',
  'message.gift.label': 'Votre message',
  'message.hint': 'Sonnette en panne ? Horaire préféré ? Ce que nous devons savoir.',
  'message.gift.hint': 'Nous l’imprimons sur une carte dans le colis.',
  'message.gift.title': 'Message cadeau',
  'message.rows': 'Note et message cadeau',
  'message.add': 'Ajouter',
  'message.count': '{used} sur {max}',
  'message.left': {
    one: '{count} caractère restant',
    many: '{count} de caractères restants',
    other: '{count} caractères restants',
  },
  'message.kept': 'Gardé pour votre prochaine commande.',
  'message.clear': 'Effacer',
};
