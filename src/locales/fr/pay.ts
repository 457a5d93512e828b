import type { pay as en } from '@/locales/en/pay';
import type { SameMessages } from '@/locales/sameMessages';

export const pay: SameMessages<typeof en> = {
  'checkout.pay.title': 'Comment souhaitez-vous payer ?',
  'checkout.pay.order': 'Commande {number}',
  'checkout.pay.methods': 'Moyens de paiement',
  'checkout.pay.unusable': 'Indisponible pour cette commande',
  'checkout.pay.other': 'Choisir un autre moyen de paiement',
  'checkout.pay.notOpened':
    'La page de paiement n’a pas pu s’ouvrir : vous n’y avez pas été débité. Vérifiez à nouveau, ou contactez-nous si cela persiste.',
  'checkout.pay.declined': 'Votre paiement a été refusé ({name}). Vous n’avez pas été débité.',
  'checkout.pay.cancelled': 'Vous avez annulé le paiement ({name}). Vous n’avez pas été débité.',
  'checkout.pay.unheard':
    '{name} n’a pas encore confirmé votre paiement. Votre commande s’actualise d’elle-même dès que c’est fait. Si vous n’avez pas terminé de payer, vous pouvez continuer ou choisir un autre moyen.',
  'checkout.pay.returned':
    'Votre paiement est arrivé après la clôture de cette commande. {amount} sont remboursés sur : {name}.',
  'checkout.pay.returnedTwice': 'Nous avons reçu un deuxième paiement. {amount} sont remboursés sur : {name}.',
  'checkout.pay.mayReturn':
    '{name} n’a pas confirmé votre paiement. Si {amount} ont été débités, ils vous sont remboursés automatiquement.',
};
