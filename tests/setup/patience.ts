/**
 * How long things wait in a screen test. A machine that does much else at once is slow, and that proves nothing; what the
 * app waits before it asks the shop again is shortened, because a second proves no more than a few milliseconds.
 */
import { configure } from '@testing-library/react';
import { shortenPauses } from '@/pause';

configure({ asyncUtilTimeout: 5_000 });
// The first screen of a file transpiles its kit, which takes long on a cold cache.
jest.setTimeout(30_000);
shortenPauses(0.02);
