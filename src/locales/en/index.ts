import { front } from './front';
import { rest } from './rest';
import { reviewPanel } from './reviewPanel';
import { shellPc } from './shellPc';

export const messages = { ...front, ...rest, ...shellPc, ...reviewPanel };
