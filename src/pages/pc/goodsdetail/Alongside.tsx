import { GoodsCard, GoodsCardBone } from '@/components/common/GoodsCard';
import { PartFault } from '@/components/common/PartFault';
import { useRecommended } from '@/features/goods/useRecommended';
import { useWords } from '@/hooks/useWords';
import styles from './Alongside.less';

/** One row's worth and the next of goods that go well with these; nothing where there are none. */
export function Alongside({ goodsId }: { goodsId: string }) {
  const { t } = useWords();
  const { goods, isLoading, problem, retry } = useRecommended(goodsId);
  if (problem) return <PartFault name={t('goods.alongside')} problem={problem} retry={() => void retry()} />;
  if (!isLoading && goods.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('goods.alongside')}</h2>
      <ul className={styles.grid} aria-busy={isLoading}>
        {isLoading
          ? Array.from({ length: 5 }, (_, at) => (
              <li key={at}>
                <GoodsCardBone />
              </li>
            ))
          : goods.map((one) => (
              <li key={one.id}>
                <GoodsCard face="pc" goods={one} />
              </li>
            ))}
      </ul>
    </section>
  );
}
