import { queryChoice } from '@/lib/searchParams';
import { useSearchParams } from '@/hooks/useSearchParams';
import { lazyComponent } from '@/components/lazyComponent';
import { Loading } from '@/components/Loading';
import { HomeView } from '@/features/home/pc/HomeView';

const homeViews = {
  hall: lazyComponent(
    () => import(/* webpackChunkName: "hall-pc" */ '@/features/hall/pc/HallView').then((code) => code.default),
    Loading,
  ),
  collect: lazyComponent(
    () => import(/* webpackChunkName: "collect-pc" */ '@/features/collect/pc/CollectView').then((code) => code.default),
    Loading,
  ),
  campaign: lazyComponent(
    () =>
      import(/* webpackChunkName: "campaign-pc" */ '@/features/campaign/pc/CampaignView').then((code) => code.default),
    Loading,
  ),
};

/** The desktop home page. `view` in the query shows the product list, the bag or a campaign instead. */
export default function HomePage() {
  const { query } = useSearchParams();
  const view = queryChoice(query['view'], ['hall', 'collect', 'campaign'] as const);
  if (!view) return <HomeView />;
  const View = homeViews[view];
  return <View />;
}
