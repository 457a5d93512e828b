/** What gifts of the demo shop can look like. */
import type { GiftDesignSeed } from '../../shop/catalogue/shopTypes';
import { t, tile } from './builders';

export const giftDesigns: readonly GiftDesignSeed[] = [
  { id: 'just-because', name: t('Just because', '就想送你'), picture: tile('🎁', 265) },
  { id: 'birthday', name: t('Happy birthday', '生日快乐'), picture: tile('🎂', 350) },
  { id: 'thank-you', name: t('Thank you', '谢谢你'), picture: tile('💐', 145) },
  { id: 'congratulations', name: t('Congratulations', '恭喜'), picture: tile('🎈', 205) },
  { id: 'holidays', name: t('Happy holidays', '节日快乐'), picture: tile('🎄', 20) },
];
