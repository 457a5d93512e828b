import type { DemoShop } from '@/features/docs/fetchDemoShop';
import { useDocsWords } from '@/features/docs/useDocsWords';
import styles from './Demo.less';
import parts from './parts.less';

/** The scenes that a demo shop can open with, and which one this is. */
export function DemoScenes({ shop }: { shop: DemoShop }) {
  const { t, pick } = useDocsWords();
  return (
    <section className={styles.part} aria-labelledby="docs-scenes">
      <h3 id="docs-scenes" className={parts.heading}>
        {t('docs.demo.scenes')}
      </h3>
      <p className={parts.quiet}>{t('docs.demo.scenesText')}</p>
      <ul className={parts.card}>
        {shop.guide.scenes.map(({ name, text }) => (
          <li key={name} className={styles.row} aria-current={name === shop.scene ? 'true' : undefined}>
            <div className={styles.words}>
              <code className={`${parts.code} ${styles.scene}`}>{name}</code>
              <p className={parts.quiet}>{pick(text)}</p>
            </div>
            {name === shop.scene && <span className={styles.now}>{t('docs.demo.sceneNow')}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
