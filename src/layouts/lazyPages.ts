/** The pages of the routes. Each is loaded when it is opened. Umi's generated router calls `lazyRoutes` (tools/build/umiFiles.cjs). */
import type { FunctionComponent } from 'react';
import { lazyComponent } from '@/components/lazyComponent';
import { Loading } from '@/components/Loading';

const lazyPageByName = new Map<string, ReturnType<typeof lazyComponent>>();

/** The name of the layout around all pages. */
const LAYOUT = '@@/global-layout';

/** A route in Umi's form. */
interface UmiRoute {
  id: string;
  path: string;
  parentId?: string;
  isLayout?: boolean;
}

/**
 * The routes of Umi's router, and their components. `loads` has a function for each page by the name that Umi gives it, for example
 * `h5/home/index`. `paths` has the paths that are not the name without `/index`.
 */
export function lazyRoutes(
  paths: Readonly<Record<string, string | undefined>>,
  loads: Readonly<Record<string, () => Promise<{ default: FunctionComponent }>>>,
) {
  const routes: Record<string, UmiRoute> = {};
  const routeComponents: Record<string, FunctionComponent> = {};
  for (const [id, load] of Object.entries(loads)) {
    const page = lazyComponent(() => load().then((loaded) => loaded.default), Loading);
    lazyPageByName.set(id, page);
    routeComponents[id] = page;
    routes[id] =
      id === LAYOUT ? { id, path: '/', isLayout: true } : { id, path: paths[id] ?? id.slice(0, -6), parentId: LAYOUT };
  }
  return { routes, routeComponents };
}

/** Loads the layout, which is around every page. */
export const loadLayout = (): Promise<void> | undefined => lazyPageByName.get(LAYOUT)?.load();

/** Loads the code of the page at a path, for example `/h5/home`, before it is rendered. Rejects when that fails. */
export const loadPage = (path: string): Promise<void> | undefined =>
  lazyPageByName.get(`${path.slice(1)}/index`)?.load();
