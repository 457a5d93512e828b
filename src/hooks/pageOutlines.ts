/** What a shell shows for pages the code of which is on its way, by path. */
import { createContext, type FunctionComponent } from 'react';

/** A path that is not here has the outline of any page. */
export const PageOutlines = createContext<Readonly<Record<string, FunctionComponent>>>({});
