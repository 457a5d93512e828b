/** The categories in display order. Links contain their ids. */
import { t, tile } from './builders';
import type { CategorySeed } from '../../shop/catalogue/types';

export const categories: readonly CategorySeed[] = [
  { id: 'audio', name: t('Audio', '音响'), picture: tile('🎵', 350) },
  { id: 'wearables', name: t('Wear', '穿戴'), picture: tile('⌚', 220) },
  { id: 'cameras', name: t('Cameras', '影像'), picture: tile('📸', 205) },
  { id: 'play', name: t('Play', '玩乐'), picture: tile('🎮', 260) },
  { id: 'home', name: t('Home & living', '家居'), picture: tile('🛋️', 30) },
  { id: 'fashion', name: t('Fashion', '服饰'), picture: tile('🧥', 12) },
  { id: 'coffee', name: t('Coffee & tea', '咖啡与茶'), picture: tile('🍵', 85) },
  { id: 'plants', name: t('Plants', '绿植'), picture: tile('🌱', 145) },
];
