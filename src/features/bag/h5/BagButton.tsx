import { useNavigate } from '@umijs/max';
import { ShoppingBag } from 'lucide-react';
import { bagList, countPieces } from '@/features/bag/collectedLines';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { RoundButton } from '@/platform/h5/RoundButton';
import styles from './BagButton.less';

/** Leads to the bag, with its number of pieces; for pages of the phone without the tab bar. */
export function BagButton() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const pieces = countPieces(bagList.useRows());
  return (
    <RoundButton
      label={t('goods.bag', { count: pieces })}
      isOnPicture
      onClick={() => navigate(pathOf('h5', 'collect'))}
    >
      <span className={styles.icon}>
        <ShoppingBag size={20} strokeWidth={1.8} aria-hidden />
        {pieces > 0 && (
          <span className={styles.count} aria-hidden="true">
            {pieces > 99 ? '99+' : pieces}
          </span>
        )}
      </span>
    </RoundButton>
  );
}
