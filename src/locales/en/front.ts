/** What the front of the shop says: the words that a first visit waits for. */
import { home } from './home';
import { list } from './list';
import { price } from './price';
import { problem } from './problem';
import { shell } from './shell';

export const front = { ...home, ...list, ...price, ...problem, ...shell };
