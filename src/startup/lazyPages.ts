/** The pages of the routes. Each is loaded when it is opened. Umi's generated router calls `lazyPage` (tools/umiFiles.cjs). */
import type { FunctionComponent } from 'react';
import { lazyComponent } from '@/startup/lazyComponent';
import Loading from '@/loading';

const pages = new Map<string, ReturnType<typeof lazyComponent>>();

/** The page of a route. `name` is the one that Umi gives it, for example `h5/home/index`. */
export function lazyPage(name: string, load: () => Promise<{ default: FunctionComponent }>): FunctionComponent {
  const page = lazyComponent(() => load().then((loaded) => loaded.default), Loading);
  pages.set(name, page);
  return page;
}

/** Loads the layout, which is around every page. */
export const loadLayout = (): Promise<void> | undefined => pages.get('@@/global-layout')?.load();

/** Loads the code of the page at a path, for example `/h5/home`, before it is rendered. Rejects when that fails. */
export const loadPage = (path: string): Promise<void> | undefined => pages.get(`${path.slice(1)}/index`)?.load();
