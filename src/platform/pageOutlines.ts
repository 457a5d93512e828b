/** Page skeletons by path: what a shell shows while the code of a page loads. */
import { createContext, type FunctionComponent } from 'react';

/** A path that is not listed uses the default skeleton. */
export const PageOutlines = createContext<Readonly<Record<string, FunctionComponent>>>({});
