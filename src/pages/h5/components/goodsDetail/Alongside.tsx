import { GoodsCard, GoodsCardBone } from '@/components/common/GoodsCard';
import { PartFault } from '@/components/common/PartFault';
import { useRecommended } from '@/features/goods/useRecommended';
import { useWords } from '@/hooks/useWords';
import styles from './Alongside.less';

/** Goods that go well with these, as a strip that is swiped; nothing where there are none. */
export function Alongside({ goodsId }: { goodsId: string }) {
  const { t } = useWords();
  const { goods, isLoading, problem, retry } = useRecommended(goodsId);
  if (problem) return <PartFault name={t('goods.alongside')} problem={problem} retry={() => void retry()} />;
  if (!isLoading && goods.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('goods.alongside')}</h2>
      <ul className={styles.strip} aria-busy={isLoading}>
        {isLoading
          ? Array.from({ length: 3 }, (_, at) => (
              <li key={at} className={styles.card}>
                <GoodsCardBone />
              </li>
            ))
          : goods.map((one) => (
              <li key={one.id} className={styles.card}>
                <GoodsCard face="h5" goods={one} />
              </li>
            ))}
      </ul>
    </section>
  );
}
