import type { nickname as en } from '@/locales/en/nickname';
import type { SameMessages } from '@/locales/sameMessages';

export const nickname: SameMessages<typeof en> = {
  'profile.nickname.label': 'Dein Anzeigename',
  'profile.nickname.hint': 'Bis zu {max} Zeichen. Er steht auf deinen Einladungen.',
  'profile.nickname.hintPlain': 'Bis zu {max} Zeichen.',
  'profile.nickname.count': '{used} von {max}',
  'profile.nickname.left': { one: 'Noch {count} Zeichen', other: 'Noch {count} Zeichen' },
  'profile.nickname.fault.missing': 'Wie dürfen wir dich nennen?',
  'profile.nickname.fault.tooLong': 'Höchstens {max} Zeichen',
  'profile.nickname.fault.invalid': 'Dieser Anzeigename geht nicht. Versuch einen anderen.',
};
