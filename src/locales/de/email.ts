import type { email as en } from '@/locales/en/email';
import type { SameMessages } from '@/locales/sameMessages';

export const email: SameMessages<typeof en> = {
  'login.by': 'Anmelden mit',
  'login.by.phone': 'Handy',
  'login.by.email': 'E-Mail',
  'login.email': 'E-Mail-Adresse',
  'login.email.welcomeText':
    'Deine Handynummer oder E-Mail-Adresse genügt. Neu hier? Der erste Code legt dein Konto an.',
  'login.email.alone': 'Deine E-Mail-Adresse genügt. Neu hier? Der erste Code legt dein Konto an.',
  'login.email.code': 'Code aus der E-Mail',
  'login.email.sentTo': 'Gesendet an {email}. Falsche Adresse? Ändere sie oben.',
  'login.email.canResend':
    'Keine E-Mail an {email}? Sieh im Spam-Ordner nach, prüf die Adresse oder fordere einen neuen Code an.',
  'login.email.resendTooSoon': 'Gerade ging ein Code an {email}. Einen neuen gibt es in {time}.',
  'login.fault.email.missing': 'Gib deine E-Mail-Adresse ein',
  'login.fault.email.invalid': 'Das ist keine E-Mail-Adresse wie ada@example.com',
  'profile.email': 'E-Mail',
  'profile.email.none': 'Hinzufügen',
  'profile.email.title': 'E-Mail-Adresse ändern',
  'profile.email.add': 'E-Mail-Adresse hinzufügen',
  'profile.email.now': 'Du meldest dich zurzeit mit {email} an.',
  'profile.email.label': 'Neue E-Mail-Adresse',
  'profile.email.codeHint': {
    one: '{count} Ziffer aus der E-Mail an die neue Adresse',
    other: '{count} Ziffern aus der E-Mail an die neue Adresse',
  },
  'profile.email.submit': 'Adresse speichern',
  'profile.email.saved': 'Adresse gespeichert. Ab jetzt kannst du dich damit anmelden.',
  'profile.email.fault.taken': 'Diese Adresse gehört zu einem anderen Konto',
  'profile.phone.add': 'Handynummer hinzufügen',
};
