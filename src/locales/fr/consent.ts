import type { consent as en } from '@/locales/en/consent';
import type { SameMessages } from '@/locales/sameMessages';

export const consent: SameMessages<typeof en> = {
  'consent.title': 'Pouvons-nous apprendre de votre visite ?',
  'consent.text':
    'Nous aimerions voir quelles pages servent et ce qui ne marche pas : aucun nom, aucune adresse, aucun numéro de commande. Vous pouvez changer d’avis à tout moment dans les réglages.',
  'consent.privacy': 'Politique de confidentialité',
  'consent.accept': 'Autoriser',
  'consent.refuse': 'Refuser',
  'consent.scripts':
    'Les services d’autres entreprises nous aident à compter les visites et apprennent ce que vous consultez ici. Vous pouvez changer d’avis à tout moment dans les réglages.',
  'consent.acceptSelection': 'Autoriser la sélection',
  'consent.acceptAll': 'Tout autoriser',
  'consent.setting': 'Utilisation et erreurs',
  'consent.marketing': 'Publicité',
  'consent.setting.yes': 'Autorisé',
  'consent.setting.no': 'Refusé',
};
