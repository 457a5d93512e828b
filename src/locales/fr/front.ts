/** The messages of the home page and the shell. The first render waits for them. */
import { home } from './home';
import { list } from './list';
import { price } from './price';
import { error } from './error';
import { shell } from './shell';

export const front = { ...home, ...list, ...price, ...error, ...shell };
