import { campaign } from './campaign';
import { front } from './front';
import { pay } from './pay';
import { rest } from './rest';
import { review } from './review';
import { reviewPanel } from './reviewPanel';
import { search } from './search';
import { shellPc } from './shellPc';
import { wallet } from './wallet';

export const messages = {
  ...front,
  ...rest,
  ...pay,
  ...campaign,
  ...search,
  ...shellPc,
  ...review,
  ...reviewPanel,
  ...wallet,
};
