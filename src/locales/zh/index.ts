import { front } from './front';
import { rest } from './rest';
import { reviewPanel } from './reviewPanel';
import { search } from './search';
import { shellPc } from './shellPc';

export const messages = { ...front, ...rest, ...search, ...shellPc, ...reviewPanel };
