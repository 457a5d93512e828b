import { GoodsCard, GoodsCardBone } from '@/components/common/GoodsCard';
import { PartFault } from '@/components/common/PartFault';
import { useRecommended } from '@/features/goods/useRecommended';
import { useWords } from '@/hooks/useWords';
import type { Face } from '@/routes';

interface Props {
  face: Face;
  goodsId: string;
  /** Bones that stand while they come. */
  bones: number;
  /** How the face lays them out: `section`, `heading`, `list`, `card`. */
  styles: CSSModuleClasses;
}

/** Goods that go well with these; nothing where there are none. */
export function Alongside({ face, goodsId, bones, styles }: Props) {
  const { t } = useWords();
  const { goods, isLoading, problem, retry } = useRecommended(goodsId);
  if (problem) return <PartFault name={t('goods.alongside')} problem={problem} retry={() => void retry()} />;
  if (!isLoading && goods.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{t('goods.alongside')}</h2>
      <ul className={styles.list} aria-busy={isLoading}>
        {isLoading
          ? Array.from({ length: bones }, (_, at) => (
              <li key={at} className={styles.card}>
                <GoodsCardBone />
              </li>
            ))
          : goods.map((one) => (
              <li key={one.id} className={styles.card}>
                <GoodsCard face={face} goods={one} />
              </li>
            ))}
      </ul>
    </section>
  );
}
