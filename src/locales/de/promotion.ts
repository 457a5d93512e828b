import type { promotion as en } from '@/locales/en/promotion';
import type { SameMessages } from '@/locales/sameMessages';

export const promotion: SameMessages<typeof en> = {
  'promotion.title': 'Freunde einladen',
  'promotion.headline': '{amount} für jede Einladung',
  'promotion.text': 'Der Betrag kommt auf dein Guthaben. Wie es geht, steht unten.',
  'promotion.figures': 'Deine Einladungen bisher',
  'promotion.invited': { one: 'ist dabei', other: 'sind dabei' },
  'promotion.earned': 'verdient',
  'promotion.yours': 'Deine Einladung',
  'promotion.link': 'Einladungslink',
  'promotion.code': 'Einladungscode',
  'promotion.copyLink': 'Link kopieren',
  'promotion.copyCode': 'Code kopieren',
  'promotion.copy': 'Kopieren',
  'promotion.share': 'Link teilen',
  'promotion.shareTitle': 'Eine Einladung zu {shop}',
  'promotion.rules': 'So geht’s',
  'promotion.qr': 'QR-Code deines Einladungslinks',
  'promotion.qrHint': 'Zum Scannen für alle, die neben dir stehen.',
  'promotion.poster': 'Poster erstellen',
  'promotion.poster.title': 'Dein Poster',
  'promotion.poster.headline': '{name} lädt dich ein',
  'promotion.poster.scan': 'Scannen und vorbeischauen',
  'promotion.poster.text':
    'Poster: {name} lädt dich zu {shop} ein. Scanne den QR-Code oder öffne {link}. Einladungscode {code}.',
  'promotion.poster.share': 'Poster teilen',
  'promotion.poster.notShared': 'Teilen geht hier nicht. Speichere stattdessen das Bild.',
  'promotion.poster.save': 'Bild speichern',
  'promotion.poster.hold': 'Oder halte das Bild gedrückt, um es zu speichern oder zu verschicken.',
  'promotion.poster.right': 'Oder kopiere das Bild mit einem Rechtsklick.',
  'promotion.poster.none': 'Dein Browser kann das Bild nicht zeichnen. QR-Code und Link tun es auch:',
};
