import type { nickname as en } from '@/locales/en/nickname';
import type { SameMessages } from '@/locales/sameMessages';

export const nickname: SameMessages<typeof en> = {
  'profile.nickname.label': 'Votre pseudo',
  'profile.nickname.hint': '{max} caractères au maximum. Vos amis le voient sur votre invitation.',
  'profile.nickname.hintPlain': '{max} caractères au maximum.',
  'profile.nickname.count': '{used} sur {max}',
  'profile.nickname.left': {
    one: '{count} caractère restant',
    many: '{count} de caractères restants',
    other: '{count} caractères restants',
  },
  'profile.nickname.fault.missing': 'Comment vous appeler ?',
  'profile.nickname.fault.tooLong': '{max} caractères au maximum',
  'profile.nickname.fault.invalid': 'Ce pseudo n’est pas possible. Essayez-en un autre.',
};
