import type { problem as en } from '@/locales/en/problem';
import type { SameMessages } from '@/locales/sameMessages';

export const problem: SameMessages<typeof en> = {
  'problem.linkCut': 'Il manque la fin. Elle a peut-être été coupée lors de la copie.',
  'problem.offline.kept': 'Votre saisie est toujours là.',
  'problem.notDone': 'Cela n’a pas abouti. Vous pouvez réessayer sans risque.',
  'problem.checking': 'Vérification en cours…',
  'problem.unknown': 'Pas encore de confirmation. Vérifier à nouveau ne le fait jamais deux fois.',
  'problem.checkAgain': 'Vérifier à nouveau',
  'problem.tooMany': 'Trop d’essais. Réessayez dans {time}.',
  'problem.404.title': 'Page introuvable',
  'problem.404.text': 'Le lien est peut-être ancien ou mal saisi. Essayez ceci :',
  'problem.off.title': 'Nous n’avons pas cette page',
  'problem.off.text': 'Cette boutique ne propose pas ce que le lien annonce. Voici ce que nous avons :',
};
