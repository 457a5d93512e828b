import { campaign } from './campaign';
import { front } from './front';
import { rest } from './rest';
import { review } from './review';
import { reviewPanel } from './reviewPanel';
import { search } from './search';
import { shellPc } from './shellPc';

export const messages = { ...front, ...rest, ...campaign, ...search, ...shellPc, ...review, ...reviewPanel };
