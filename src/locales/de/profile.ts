import type { profile as en } from '@/locales/en/profile';
import type { SameMessages } from '@/locales/sameMessages';

export const profile: SameMessages<typeof en> = {
  'profile.title': 'Profil',
  'profile.avatar': 'Bild',
  'profile.nickname': 'Anzeigename',
  'profile.phone': 'Telefon',
  'profile.joined': 'Dabei seit',
  'profile.change': 'Ändern',
  'profile.save': 'Speichern',
  'profile.saving': 'Wird gespeichert …',
  'profile.wasKept': 'Du hast hier angefangen und nicht gespeichert.',
  'profile.startOver': 'Neu anfangen',
  'profile.nickname.title': 'Anzeigenamen ändern',
  'profile.nickname.saved': 'Anzeigename gespeichert',
  'profile.avatar.title': 'Bild ändern',
  'profile.avatar.saved': 'Bild gespeichert',
  'profile.phone.title': 'Handynummer ändern',
  'profile.phone.now': 'Du meldest dich zurzeit mit {phone} an.',
  'profile.phone.label': 'Neue Handynummer',
  'profile.phone.codeHint': {
    one: '{count} Ziffer aus der SMS an das neue Handy',
    other: '{count} Ziffern aus der SMS an das neue Handy',
  },
  'profile.phone.submit': 'Nummer ändern',
  'profile.phone.saved': 'Nummer geändert. Ab jetzt meldest du dich damit an.',
  'profile.phone.fault.same': 'Das ist wohl deine jetzige Nummer. Wenn nicht, fordere einen neuen Code an.',
  'profile.phone.fault.taken': 'Diese Nummer gehört zu einem anderen Konto',
};
