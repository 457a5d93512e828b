import type { profile as en } from '@/locales/en/profile';
import type { SameMessages } from '@/locales/sameMessages';

export const profile: SameMessages<typeof en> = {
  'profile.title': 'Profil',
  'profile.avatar': 'Image',
  'profile.nickname': 'Pseudo',
  'profile.phone': 'Téléphone',
  'profile.joined': 'Membre depuis',
  'profile.change': 'Modifier',
  'profile.save': 'Enregistrer',
  'profile.saving': 'Enregistrement…',
  'profile.wasKept': 'Vous aviez commencé sans enregistrer.',
  'profile.startOver': 'Recommencer',
  'profile.nickname.title': 'Changer de pseudo',
  'profile.nickname.saved': 'Pseudo enregistré',
  'profile.avatar.title': 'Changer d’image',
  'profile.avatar.saved': 'Image enregistrée',
  'profile.phone.title': 'Changer de numéro',
  'profile.phone.now': 'Vous vous connectez actuellement avec le {phone}.',
  'profile.phone.label': 'Nouveau numéro de téléphone',
  'profile.phone.codeHint': {
    one: '{count} chiffre du message reçu sur le nouveau téléphone',
    many: '{count} de chiffres du message reçu sur le nouveau téléphone',
    other: '{count} chiffres du message reçu sur le nouveau téléphone',
  },
  'profile.phone.submit': 'Changer de numéro',
  'profile.phone.saved': 'Numéro changé. Connectez-vous désormais avec celui-ci.',
  'profile.phone.fault.same': 'Cela ressemble à votre numéro actuel. S’il est différent, demandez à nouveau le code.',
  'profile.phone.fault.taken': 'Ce numéro appartient à un autre compte',
};
