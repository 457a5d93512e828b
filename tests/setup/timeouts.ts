/** Timeouts of screen tests. Busy machines are slow, so timeouts are long. Retry delays of the app are shortened. */
import { configure } from '@testing-library/react';
import { shortenPauses } from '@/lib/pause';

configure({ asyncUtilTimeout: 20_000 });
// The first test of a file transpiles the UI kit, which is slow without a cache.
jest.setTimeout(180_000);
shortenPauses(0.02);
