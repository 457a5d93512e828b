import type { email as en } from '@/locales/en/email';
import type { SameMessages } from '@/locales/sameMessages';

export const email: SameMessages<typeof en> = {
  'login.by': 'Se connecter avec',
  'login.by.phone': 'Téléphone',
  'login.by.email': 'E-mail',
  'login.email': 'Adresse e-mail',
  'login.email.welcomeText':
    'Votre numéro de téléphone ou votre adresse e-mail suffit. Première visite ? Le premier code crée votre compte.',
  'login.email.alone': 'Votre adresse e-mail suffit. Première visite ? Le premier code crée votre compte.',
  'login.email.code': 'Code reçu par e-mail',
  'login.email.sentTo': 'Envoyé à {email}. Mauvaise adresse ? Corrigez-la ci-dessus.',
  'login.email.canResend':
    'Pas d’e-mail à {email} ? Regardez dans les indésirables, vérifiez l’adresse, ou demandez un autre code.',
  'login.email.resendTooSoon': 'Nous venons d’envoyer un code à {email}. Un autre est possible dans {time}.',
  'login.fault.email.missing': 'Saisissez votre adresse e-mail',
  'login.fault.email.invalid': 'Cela ne ressemble pas à une adresse e-mail, comme ada@example.com',
  'profile.email': 'E-mail',
  'profile.email.none': 'Ajouter',
  'profile.email.title': 'Changer d’adresse e-mail',
  'profile.email.add': 'Ajouter une adresse e-mail',
  'profile.email.now': 'Vous vous connectez actuellement avec {email}.',
  'profile.email.label': 'Nouvelle adresse e-mail',
  'profile.email.codeHint': {
    one: '{count} chiffre de l’e-mail reçu à la nouvelle adresse',
    many: '{count} de chiffres de l’e-mail reçu à la nouvelle adresse',
    other: '{count} chiffres de l’e-mail reçu à la nouvelle adresse',
  },
  'profile.email.submit': 'Enregistrer l’adresse',
  'profile.email.saved': 'Adresse enregistrée. Vous pouvez désormais vous connecter avec elle.',
  'profile.email.fault.taken': 'Cette adresse appartient à un autre compte',
  'profile.phone.add': 'Ajouter un numéro',
};
