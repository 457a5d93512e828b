import { isFeatureOn, type Feature } from '@/lib/features';
import { isScreenOn, type Screen } from '@/lib/routes';
import { useServerRecord } from './useInitialState';

/** Whether the shop has a feature. Renders again when the shop's information switches it off. */
export function useFeature(name: Feature): boolean {
  useServerRecord();
  return isFeatureOn(name);
}

/** Says which screens the shop has, for a list of links. */
export function useHasScreen(): (screen: Screen) => boolean {
  useServerRecord();
  return isScreenOn;
}
