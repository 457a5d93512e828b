/**
 * The registered routes as the developer page lists them: by platform, pages separate from component routes, each with
 * its counterpart. Routes of features that are switched off are left out.
 */
import { isUrlOn, platformOfPath, pairedUrl, screenOf, type Screen } from '@/lib/routes';

const groupTitles = {
  top: 'Top level',
  h5: 'Phone pages',
  h5Components: 'Phone components',
  pc: 'Desktop pages',
  pcComponents: 'Desktop components',
} as const;
type RouteGroupName = keyof typeof groupTitles;

export interface ListedRoute {
  readonly path: string;
  /** The screen that the route shows, fully or in part; undefined for routes without a platform. */
  readonly screen: Screen | undefined;
  /** The counterpart on the other platform. */
  readonly paired: string | undefined;
}

/** A route in Umi; layouts are skipped, and `*` matches unknown URLs. */
interface RegisteredRoute {
  readonly path?: string;
  readonly isLayout?: boolean;
}

function routeGroupOf(path: string): RouteGroupName {
  const platform = platformOfPath(path);
  if (!platform) return 'top';
  return path.startsWith(`/${platform}/components/`) ? `${platform}Components` : platform;
}

function listedRouteOf(path: string): ListedRoute {
  const platform = platformOfPath(path);
  return { path, screen: screenOf(path, {}), paired: platform && pairedUrl(path, platform === 'h5' ? 'pc' : 'h5') };
}

/** Groups the routes in the order of `groupTitles`, each sorted by its path. */
export function groupRoutes(
  routes: readonly RegisteredRoute[],
): readonly { name: string; title: string; routes: readonly ListedRoute[] }[] {
  const paths = routes
    .flatMap(({ path, isLayout }) =>
      path && path !== '*' && !isLayout ? [path.startsWith('/') ? path : `/${path}`] : [],
    )
    .filter(isUrlOn)
    .sort();
  return Object.entries(groupTitles).map(([name, title]) => ({
    name,
    title,
    routes: paths.filter((path) => routeGroupOf(path) === name).map(listedRouteOf),
  }));
}
