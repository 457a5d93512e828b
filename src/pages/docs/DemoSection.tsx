import { LoadingRows } from '@/components/common/LoadingRows';
import { StatePanel } from '@/components/common/StatePanel';
import { fetchDemoShop } from '@/features/docs/fetchDemoShop';
import { useDocsWords } from '@/features/docs/useDocsWords';
import type { Faults } from '@/features/docs/useFaults';
import { useFetched } from '@/features/docs/useFetched';
import { DemoAccounts } from './DemoAccounts';
import { DemoFaults } from './DemoFaults';
import { DemoScenes } from './DemoScenes';
import { FetchFault } from './FetchFault';

/** What the demo shop has for developers; with another API behind the page, why there is nothing. */
export function DemoSection({ faults }: { faults: Faults }) {
  const { t } = useDocsWords();
  const { fetched, retry } = useFetched(fetchDemoShop);
  if (fetched.step === 'loading') return <LoadingRows rows={4} />;
  if (fetched.step === 'failed') return <FetchFault words={t('docs.demo.failed')} retry={retry} />;
  const shop = fetched.value;
  if (!shop) return <StatePanel picture="not-found" title={t('docs.demo.absent')} text={t('docs.demo.absentText')} />;
  return (
    <>
      <p>{t('docs.demo.lead', { scene: shop.scene })}</p>
      <DemoAccounts shop={shop} />
      <DemoFaults kinds={shop.guide.faults} faults={faults} />
      <DemoScenes shop={shop} />
    </>
  );
}
