/** How long a screen test waits: a machine that does much else at once is slow, and that proves nothing. */
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 5_000 });
// The first screen of a file transpiles its kit, which takes long on a cold cache.
jest.setTimeout(30_000);
