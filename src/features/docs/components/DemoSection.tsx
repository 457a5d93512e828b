import classNames from 'classnames';
import { LoadingRows } from '@/platform/LoadingRows';
import { StatePanel } from '@/platform/StatePanel';
import { fetchDemoShop, type DemoShop } from '@/features/docs/fetchDemoShop';
import { useDocsLabels } from '@/features/docs/useDocsLabels';
import type { Faults } from '@/hooks/useFaults';
import { useFetched } from '@/features/docs/useFetched';
import { DemoAccounts } from './DemoAccounts';
import { DemoFaults } from './DemoFaults';
import { FetchError } from './FetchError';
import styles from './Demo.less';
import shared from './shared.less';

/** Tools of the demo shop for developers; with another API it says why there are none. */
export function DemoSection({ faults }: { faults: Faults }) {
  const { t } = useDocsLabels();
  const { fetched, retry } = useFetched(fetchDemoShop);
  if (fetched.status === 'loading') return <LoadingRows rows={4} />;
  if (fetched.status === 'failed') return <FetchError title={t('docs.demo.failed')} retry={retry} />;
  const shop = fetched.value;
  if (!shop) return <StatePanel picture="not-found" title={t('docs.demo.absent')} text={t('docs.demo.absentText')} />;
  return (
    <>
      <p>{t('docs.demo.lead', { scene: shop.scene })}</p>
      <DemoAccounts shop={shop} />
      <DemoFaults kinds={shop.guide.faults} faults={faults} />
      <DemoSeeds shop={shop} />
    </>
  );
}

/** The seeds that the demo shop can start with, and the current one. */
function DemoSeeds({ shop }: { shop: DemoShop }) {
  const { t, pick } = useDocsLabels();
  return (
    <section className={styles.part} aria-labelledby="docs-scenes">
      <h3 id="docs-scenes" className={shared.heading}>
        {t('docs.demo.scenes')}
      </h3>
      <p className={shared.quiet}>{t('docs.demo.scenesText')}</p>
      <ul className={shared.card}>
        {shop.guide.seeds.map(({ name, text }) => (
          <li key={name} className={styles.row} aria-current={name === shop.scene ? 'true' : undefined}>
            <div className={styles.text}>
              <code className={classNames(shared.code, styles.scene)}>{name}</code>
              <p className={shared.quiet}>{pick(text)}</p>
            </div>
            {name === shop.scene && <span className={styles.now}>{t('docs.demo.sceneNow')}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
