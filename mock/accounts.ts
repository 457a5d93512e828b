/** The demo accounts. The response to a code request contains the one-time code, so anyone can sign in to them. */
import type { LocalizedText } from '../shop/text';

export type AccountName = 'fresh' | 'rich' | 'full';

export interface DemoAccount {
  readonly name: AccountName;
  /** E.164. */
  readonly phone: string;
  /** As `normalizeEmail` returns it. */
  readonly email?: string;
  readonly nickname: string;
  readonly avatar: string;
  readonly inviteCode: string;
  /** What a developer can see with this account. */
  readonly shows: Required<LocalizedText>;
}

/** The demo accounts. A seed creates some of them. */
export const accounts: readonly DemoAccount[] = [
  {
    name: 'rich',
    phone: '+14155550134',
    email: 'mei.lin@example.com',
    nickname: 'Mei Lin',
    avatar: 'preset:fox',
    inviteCode: 'MEIL-2468',
    shows: {
      en: 'Orders in every state, a balance, coupons and tickets in every state, addresses, withdrawals that went through and one that failed',
      zh: '各种状态的订单、余额、优惠券与票券，多个地址，提现成功与失败的记录',
      de: 'Bestellungen in jedem Status, Guthaben, Gutscheine und Tickets in jedem Status, Adressen, geglückte Auszahlungen und eine fehlgeschlagene',
    },
  },
  {
    name: 'fresh',
    phone: '+14155550100',
    nickname: 'Alex Reed',
    avatar: 'preset:panda',
    inviteCode: 'ALEX-7531',
    shows: {
      en: 'A new customer: a welcome coupon and nothing else',
      zh: '新顾客：只有一张新人券',
      de: 'Neu dabei: ein Willkommensgutschein, sonst nichts',
    },
  },
  {
    name: 'full',
    phone: '+14155550177',
    nickname: 'Sam Okafor',
    avatar: 'preset:owl',
    inviteCode: 'SAMO-8642',
    shows: {
      en: 'Limits reached: a full address book, no usable coupon, an empty wallet, a long list of orders',
      zh: '触及上限：地址簿已满、无可用优惠券、钱包为空、订单很多',
      de: 'An allen Grenzen: volles Adressbuch, kein gültiger Gutschein, leere Wallet, viele Bestellungen',
    },
  },
];
