import { queryChoice } from '@/domain/query';
import { useQuery } from '@/hooks/useQuery';
import { lazyPart } from '@/lazyPart';
import Loading from '@/loading';
import { HomeView } from './HomeView';

const views = {
  hall: lazyPart(() => import(/* webpackChunkName: "hall-pc" */ './HallView').then((code) => code.default), Loading),
  collect: lazyPart(() => import(/* webpackChunkName: "collect-pc" */ './CollectView').then((code) => code.default), Loading),
  campaign: lazyPart(() => import(/* webpackChunkName: "campaign-pc" */ './CampaignView').then((code) => code.default), Loading),
};

/** The front of the shop on a desktop; the hall, what is kept and the campaigns are its other views. */
export default function HomePage() {
  const { query } = useQuery();
  const view = queryChoice(query['view'], ['hall', 'collect', 'campaign'] as const);
  if (!view) return <HomeView />;
  const View = views[view];
  return <View />;
}
