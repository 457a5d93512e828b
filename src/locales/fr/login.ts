import type { login as en } from '@/locales/en/login';
import type { SameMessages } from '@/locales/sameMessages';

export const login: SameMessages<typeof en> = {
  'login.title': 'Se connecter',
  'login.welcome': 'Ravis de vous voir',
  'login.welcomeText': 'Votre numéro de téléphone suffit. Première visite ? Le premier code crée votre compte.',
  'login.phone': 'Numéro de téléphone',
  'login.callingCode': 'Indicatif',
  'login.code': 'Code reçu par SMS',
  'login.codeHint': {
    one: '{count} chiffre. La connexion se fait toute seule.',
    many: '{count} de chiffres. La connexion se fait toute seule.',
    other: '{count} chiffres. La connexion se fait toute seule.',
  },
  'login.sendCode': 'Recevoir un code',
  'login.sendAgain': 'Renvoyer',
  'login.sending': 'Envoi…',
  'login.againIn': 'Renvoyer dans {time}',
  'login.sentTo': 'Envoyé au {phone}. Mauvais numéro ? Corrigez-le ci-dessus.',
  'login.canResend': 'Pas de message au {phone} ? Vérifiez le numéro, ou demandez un autre code.',
  'login.resendTooSoon': 'Nous venons d’envoyer un code au {phone}. Un autre est possible dans {time}.',
  'login.sendUnknown':
    'La connexion a coupé : nous ne savons pas si le code est parti. Si aucun message n’arrive, demandez-en un autre.',
  'login.agree': 'J’ai lu et j’accepte les {agreement} et la {privacy}',
  'login.agreeOne': 'J’ai lu et j’accepte ce texte : {text}',
  'login.agreement': 'conditions d’utilisation',
  'login.privacy': 'politique de confidentialité',
  'login.submit': 'Se connecter',
  'login.submitting': 'Connexion…',
  'login.done': 'Bienvenue, {name}',
  'login.lost':
    'La boutique n’a pas répondu : nous ne savons pas si vous êtes connecté. Réessayez ; si le code a servi, demandez-en un autre.',
  'login.fault.phone.missing': 'Saisissez votre numéro de téléphone',
  'login.fault.phone.tooShort': 'Trop court pour un numéro en {callingCode}',
  'login.fault.phone.tooLong': 'Trop long pour un numéro en {callingCode}',
  'login.fault.phone.invalid': 'Cela ne ressemble pas à un numéro de mobile',
  'login.fault.phone.notOffered': 'Nous n’envoyons de codes qu’à ces indicatifs : {callingCodes}',
  'login.fault.code.missing': 'Demandez d’abord un code',
  'login.fault.code.incomplete': {
    one: 'Le code a {count} chiffre',
    many: 'Le code a {count} de chiffres',
    other: 'Le code a {count} chiffres',
  },
  'login.fault.code.expired': 'Ce code n’est plus valable. Demandez-en un autre.',
  'login.fault.code.noTriesLeft': 'C’était le dernier essai. Demandez un autre code.',
  'login.fault.code.wrong': 'Ce n’est pas le bon code. Vérifiez les chiffres.',
  'login.fault.code.wrongTries': {
    one: 'Ce n’est pas le bon code. Encore {count} essai.',
    many: 'Ce n’est pas le bon code. Encore {count} d’essais.',
    other: 'Ce n’est pas le bon code. Encore {count} essais.',
  },
  'login.fault.agreement': 'Cochez cette case pour continuer',
  'login.fault.token':
    'La boutique a envoyé une clé de connexion que votre navigateur ne peut pas utiliser : vous n’êtes pas connecté.',
};
