/** The registered routes as the developers' page lists them: by face, pages apart from components, each with its twin. */
import { faceOfPath, pairedAddress, screenOf, type Screen } from '@/routes';

export const routeGroupNames = ['top', 'h5', 'h5Components', 'pc', 'pcComponents'] as const;
export type RouteGroupName = (typeof routeGroupNames)[number];

export interface ListedRoute {
  readonly path: string;
  /** The screen that it shows, or shows a part of; undefined for what belongs to no face. */
  readonly screen: Screen | undefined;
  /** The same on the other face. */
  readonly paired: string | undefined;
}

/** What Umi knows of a route; a layout is none, `*` is what no address is. */
interface RegisteredRoute {
  readonly path?: string;
  readonly isLayout?: boolean;
}

function groupOf(path: string): RouteGroupName {
  const face = faceOfPath(path);
  if (!face) return 'top';
  return path.startsWith(`/${face}/components/`) ? `${face}Components` : face;
}

function listed(path: string): ListedRoute {
  const face = faceOfPath(path);
  return { path, screen: screenOf(path, {}), paired: face && pairedAddress(path, face === 'h5' ? 'pc' : 'h5') };
}

/** Groups the routes in the order of `routeGroupNames`, each sorted by its path. */
export function groupRoutes(routes: readonly RegisteredRoute[]): readonly { name: RouteGroupName; routes: readonly ListedRoute[] }[] {
  const paths = routes.flatMap(({ path, isLayout }) => (path && path !== '*' && !isLayout ? [path.startsWith('/') ? path : `/${path}`] : [])).sort();
  return routeGroupNames.map((name) => ({ name, routes: paths.filter((path) => groupOf(path) === name).map(listed) }));
}
