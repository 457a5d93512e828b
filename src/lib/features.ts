/**
 * The parts of the shop that an operator can switch off, in shop.config.ts or at run time in `features` of `server/info`. The table
 * says which screens, other paths and calls belong to each; nothing else decides it.
 */
import { pause } from './pause';
import type { Screen } from './routes';

export type Feature = keyof typeof SHOP.features;

interface Parts {
  /** A feature without which this one has no use: it is off as well. */
  readonly needs?: Feature;
  readonly screens?: readonly Screen[];
  /** Paths that are no screen of their own. */
  readonly paths?: readonly string[];
  /** Names of calls. */
  readonly calls?: readonly string[];
}

export const features: Readonly<Record<Feature, Parts>> = {
  wallet: { screens: ['wallet'], calls: ['getEnableBalance', 'getWalletLog'] },
  withdrawals: { needs: 'wallet', screens: ['withdraw', 'withdrawLog'], calls: ['withdraw', 'getWithdrawLog'] },
  coupons: { screens: ['coupons'], calls: ['getMyCoupons'] },
  discountCodes: { calls: ['checkDiscountCode'] },
  tickets: { screens: ['tickets', 'ticket'], calls: ['getTickets', 'getTicketDetail'] },
  redeemCodes: { screens: ['redeem'], calls: ['exchangeCode'] },
  promotion: { screens: ['promotion'], calls: ['getPromotion'] },
  presale: { paths: ['/h5/components/presale'] },
  service: { screens: ['service'], calls: ['getServerList', 'getServerCode'] },
  // The agreement is no part of it, and its text comes from `getArticle`.
  articles: { screens: ['articles', 'article'], calls: ['getArticles', 'getHelpList'] },
  docs: { paths: ['/docs'] },
};

const names = Object.keys(features) as Feature[];
const featureWith = (part: 'screens' | 'paths' | 'calls', name: string): Feature | undefined =>
  names.find((one) => (features[one][part] as readonly string[] | undefined)?.includes(name));

export type Switches = Readonly<Record<string, boolean>>;
let atRunTime: Switches = {};
let known: Promise<unknown> | undefined;

/** Ms for which calls of a feature wait for the shop's information, which may switch it off. */
const TIMEOUT_MS = 1000;

/** Takes the switches of the shop's information. */
export function switchFeatures(switches: Switches | undefined): void {
  atRunTime = switches ?? {};
}

/** Calls of features wait until `request` for the shop's information is settled, a second at most. */
export function awaitSwitches(request: Promise<unknown>): void {
  known = Promise.race([request, pause(TIMEOUT_MS)]);
}

/** Whether the shop has a feature, as far as is known. Components use `useFeature`. */
export function isFeatureOn(name: Feature): boolean {
  const { needs } = features[name];
  return SHOP.features[name] && atRunTime[name] !== false && (!needs || isFeatureOn(needs));
}

const isOn = (feature: Feature | undefined) => !feature || isFeatureOn(feature);

export const isScreenOn = (screen: Screen): boolean => isOn(featureWith('screens', screen));
export const isPathOn = (path: string): boolean => isOn(featureWith('paths', path));
export const isCallOn = (name: string): boolean => isOn(featureWith('calls', name));

/** Whether a call may be sent. Waits for the shop's information when the call belongs to a feature. */
export async function mayCall(name: string): Promise<boolean> {
  if (featureWith('calls', name)) await known;
  return isCallOn(name);
}
