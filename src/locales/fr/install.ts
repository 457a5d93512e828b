import type { install as en } from '@/locales/en/install';
import type { SameMessages } from '@/locales/sameMessages';

export const install: SameMessages<typeof en> = {
  'install.title': '{name} sur votre écran d’accueil',
  'install.title.pc': '{name} en un clic',
  'install.text': 'S’ouvre plus vite, et vos billets sont là même hors ligne.',
  'install.textPlain': 'S’ouvre plus vite, dans sa propre fenêtre.',
  'install.share': 'Touchez Partager dans le navigateur, puis « Sur l’écran d’accueil ».',
  'install.accept': 'Installer',
  'install.later': 'Pas maintenant',
  'install.never': 'Ne plus demander',
};
