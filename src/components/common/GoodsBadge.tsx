import { badgeTone, type GoodsBadgeName } from '@/domain/goodsBadge';
import { useWords } from '@/hooks/useWords';
import styles from './GoodsBadge.less';

/** The one label that a card has room for: the first that the shop gave. */
export function GoodsBadge({ goods }: { goods: { badges: readonly GoodsBadgeName[]; stock: number } }) {
  const { t } = useWords();
  const [badge] = goods.badges;
  if (!badge) return null;
  return <span className={`${styles.badge} ${styles[badgeTone(badge)]}`}>{t(`shell.badge.${badge}`, { count: goods.stock })}</span>;
}
