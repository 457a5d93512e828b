import type { login as en } from '@/locales/en/login';
import type { SameMessages } from '@/locales/sameMessages';

export const login: SameMessages<typeof en> = {
  'login.title': 'Anmelden',
  'login.welcome': 'Schön, dich zu sehen',
  'login.welcomeText': 'Deine Handynummer genügt. Neu hier? Mit dem ersten Code legen wir dein Konto an.',
  'login.phone': 'Handynummer',
  'login.callingCode': 'Ländervorwahl',
  'login.code': 'Code aus der SMS',
  'login.codeHint': {
    one: '{count} Ziffer. Danach bist du automatisch angemeldet.',
    other: '{count} Ziffern. Danach bist du automatisch angemeldet.',
  },
  'login.sendCode': 'Code holen',
  'login.sendAgain': 'Neu senden',
  'login.sending': 'Wird gesendet …',
  'login.againIn': 'Neu in {time}',
  'login.sentTo': 'Gesendet an {phone}. Falsche Nummer? Ändere sie oben.',
  'login.canResend': 'Keine SMS an {phone}? Prüf die Nummer oder hol einen neuen Code.',
  'login.resendTooSoon': 'Gerade ging ein Code an {phone}. In {time} kannst du einen neuen holen.',
  'login.sendUnknown':
    'Die Verbindung ist abgebrochen. Wir wissen nicht, ob der Code gesendet wurde. Kommt keine SMS, hol einen neuen.',
  'login.demoFrom': 'Demo-SMS · nichts wurde wirklich gesendet',
  'login.demoText': 'Dein Code ist {code}',
  'login.demoUse': 'Diesen Code verwenden',
  'login.agree': 'Ich habe die {agreement} und die {privacy} gelesen und stimme zu',
  'login.agreeOne': 'Ich habe die {text} gelesen und stimme zu',
  'login.agreement': 'Nutzungsbedingungen',
  'login.privacy': 'Datenschutzerklärung',
  'login.submit': 'Anmelden',
  'login.submitting': 'Du wirst angemeldet …',
  'login.done': 'Willkommen, {name}',
  'login.lost':
    'Der Shop hat nicht geantwortet. Wir wissen nicht, ob du angemeldet bist. Versuch es noch einmal; ist der Code verbraucht, hol einen neuen.',
  'login.fault.phone.missing': 'Gib deine Handynummer ein',
  'login.fault.phone.tooShort': 'Zu kurz für eine Nummer mit {callingCode}',
  'login.fault.phone.tooLong': 'Zu lang für eine Nummer mit {callingCode}',
  'login.fault.phone.invalid': 'Das sieht nicht nach einer Handynummer aus',
  'login.fault.phone.notOffered': 'Codes können wir nur an {callingCodes} senden',
  'login.fault.code.missing': 'Hol zuerst einen Code',
  'login.fault.code.incomplete': { one: 'Der Code hat {count} Ziffer', other: 'Der Code hat {count} Ziffern' },
  'login.fault.code.expired': 'Dieser Code gilt nicht mehr. Hol einen neuen.',
  'login.fault.code.noTriesLeft': 'Das war der letzte Versuch. Hol einen neuen Code.',
  'login.fault.code.wrong': 'Das ist nicht der Code. Prüf die Ziffern.',
  'login.fault.code.wrongTries': {
    one: 'Das ist nicht der Code. Noch {count} Versuch.',
    other: 'Das ist nicht der Code. Noch {count} Versuche.',
  },
  'login.fault.agreement': 'Bitte setz hier ein Häkchen',
  'login.fault.token':
    'Der Shop hat einen Schlüssel geschickt, den dein Browser nicht verwenden kann. Du bist nicht angemeldet.',
};
