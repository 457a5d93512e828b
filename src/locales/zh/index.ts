import { front } from './front';
import { rest } from './rest';

export const words = { ...front, ...rest };
