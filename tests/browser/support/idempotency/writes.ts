/** All writes of the contract, as the customer does them. */
import { addressWrites } from './addressWrites';
import { alertWrites } from './alertWrites';
import { buyWrites } from './buyWrites';
import { giftWrites } from './giftWrites';
import { orderWrites } from './orderWrites';
import { profileWrites } from './profileWrites';
import { returnWrites } from './returnWrites';
import { reviewWrites } from './reviewWrites';
import { signInWrites } from './signInWrites';
import { walletWrites } from './walletWrites';
import type { Write } from './writeCase';

export const writes: readonly Write[] = [
  ...signInWrites,
  ...profileWrites,
  ...addressWrites,
  ...buyWrites,
  ...orderWrites,
  ...returnWrites,
  ...reviewWrites,
  ...giftWrites,
  ...alertWrites,
  ...walletWrites,
];
