/** The pages of the routes, each loaded when it is opened. What Umi generates for its router makes them here (tools/umiFiles.cjs). */
import type { FunctionComponent } from 'react';
import { lazyPart } from './lazyPart';
import Loading from './loading';

const pages = new Map<string, ReturnType<typeof lazyPart>>();

/** The page of a route, under the name that Umi gives it, for example `h5/home/index`. */
export function lazyPage(name: string, code: () => Promise<{ default: FunctionComponent }>): FunctionComponent {
  const page = lazyPart(() => code().then((loaded) => loaded.default), Loading);
  pages.set(name, page);
  return page;
}

/** Loads what stands around every page. */
export const loadLayout = (): Promise<void> | undefined => pages.get('@@/global-layout')?.load();

/** Loads the code of the page at a path, for example `/h5/home`, before it is drawn. Rejects when it cannot be had. */
export const loadPage = (path: string): Promise<void> | undefined => pages.get(`${path.slice(1)}/index`)?.load();
