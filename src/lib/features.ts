/**
 * The parts of the shop that an operator can switch off, in shop.config.ts or at run time in `features` of `server/info`. The tables
 * of src/lib/routes.ts say which screens and other paths belong to each, and `feature` of a call the calls; nothing else decides it.
 */
import { pause } from './pause';

export type Feature = keyof typeof SHOP.features;

/** Parts with optional calls: they are on only when the shop's information says so. */
const PARTS_WITH_OPTIONAL_CALLS: readonly Feature[] = ['returns', 'alerts', 'reviews', 'gifts', 'accountDeletion'];

type FeatureSwitches = Readonly<Partial<Record<Feature, boolean | undefined>>>;
let runTimeSwitches: FeatureSwitches = {};
let switchesKnown: Promise<unknown> | undefined;

/** Ms for which calls of a feature wait for the shop's information, which may switch it off. */
const SWITCHES_TIMEOUT_MS = 1000;

/** Takes the switches of the shop's information. */
export function setRunTimeSwitches(switches: FeatureSwitches | undefined): void {
  runTimeSwitches = switches ?? {};
}

/** Calls of features wait until `request` for the shop's information is settled, a second at most. */
export function awaitSwitches(request: Promise<unknown>): void {
  switchesKnown = Promise.race([request, pause(SWITCHES_TIMEOUT_MS)]);
}

/** Whether the shop has a feature, as far as is known. Withdrawals need the wallet. Components use `useFeature`. */
export function isFeatureOn(name: Feature): boolean {
  const isOn = runTimeSwitches[name] ?? !PARTS_WITH_OPTIONAL_CALLS.includes(name);
  return SHOP.features[name] && isOn && (name !== 'withdrawals' || isFeatureOn('wallet'));
}

/** Whether something is there that belongs to a feature, or to none. */
export const isFeatureOnOrNone = (feature: Feature | undefined): boolean => !feature || isFeatureOn(feature);

export const isCallOn = ({ feature }: { readonly feature?: Feature }): boolean => isFeatureOnOrNone(feature);

/** Whether a call may be sent. Waits for the shop's information when the call belongs to a feature. */
export async function isCallAllowed(call: { readonly feature?: Feature }): Promise<boolean> {
  if (call.feature) await switchesKnown;
  return isCallOn(call);
}
