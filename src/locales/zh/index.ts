import { front } from './front';
import { rest } from './rest';

export const messages = { ...front, ...rest };
