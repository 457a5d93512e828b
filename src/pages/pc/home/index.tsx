import { lazy } from 'react';
import { queryChoice } from '@/domain/query';
import { useQuery } from '@/hooks/useQuery';
import { HomeView } from './HomeView';

const views = {
  hall: lazy(() => import(/* webpackChunkName: "hall-pc" */ './HallView')),
  collect: lazy(() => import(/* webpackChunkName: "collect-pc" */ './CollectView')),
  campaign: lazy(() => import(/* webpackChunkName: "campaign-pc" */ './CampaignView')),
};

/** The front of the shop on a desktop; the hall, what is kept and the campaigns are its other views. */
export default function HomePage() {
  const { query } = useQuery();
  const view = queryChoice(query['view'], ['hall', 'collect', 'campaign'] as const);
  if (!view) return <HomeView />;
  const View = views[view];
  return <View />;
}
