/** Types of what a shop says of itself: name, hours, seller, service channels. */
import type { LocalizedText } from '../text';
import type { CountrySeed, RecipientFieldSeed } from './countryTypes';
import type { PictureSeed } from './types';

export interface ServiceHoursSeed {
  /** `HH:mm` in `timeZone`. */
  readonly opens: string;
  readonly closes: string;
  readonly timeZone: string;
}

/** A service channel, shown in the list of `getServerList`. */
interface ChannelSeed {
  readonly id: string;
  readonly kind: 'chat' | 'phone' | 'email' | 'community';
  readonly name: LocalizedText;
  readonly contact: string;
  /** Payload of a QR code, or null. */
  readonly code: string | null;
  readonly hours: ServiceHoursSeed | null;
}

/**
 * A way of delivery. `days` is the longest time from shipping to arrival; products that arrive sooner, or null, take their own
 * days. It is offered for products that take at most `maxProductDays`, null for all.
 */
export interface DeliveryOptionSeed {
  readonly id: string;
  readonly kind: 'home' | 'pickUp';
  readonly icon: 'standard' | 'express' | 'pickUp';
  readonly name: LocalizedText;
  readonly note: LocalizedText | null;
  /** Minor units. Delivery is free when the subtotal is at least `freeFrom`. Null: never free. */
  readonly fee: number;
  readonly freeFrom: number | null;
  readonly days: number | null;
  readonly maxProductDays: number | null;
  /** The lines of the address of a pick-up point. */
  readonly addressLines: readonly string[];
}

/** What a gift can look like. */
export interface GiftDesignSeed {
  readonly id: string;
  readonly name: LocalizedText;
  readonly picture: PictureSeed;
}

export interface ShopSeed {
  readonly name: LocalizedText;
  readonly logo: PictureSeed | null;
  readonly currency: string;
  readonly notice: LocalizedText | null;
  readonly phone: string | null;
  readonly serviceHours: ServiceHoursSeed;
  readonly agreementId: string;
  /** Changes with the text of the agreement; customers then accept it again. */
  readonly agreementVersion: string;
  /** Longest gift message in characters. */
  readonly giftMessageLength: number;
  /** What gifts can look like, in display order. A shop without them gives none. */
  readonly giftDesigns?: readonly GiftDesignSeed[];
  readonly privacyId: string;
  readonly returnsId: string;
  /** Who sells, for receipts. */
  readonly seller: { readonly name: LocalizedText; readonly address: readonly string[] };
  /** The countries to which the shop delivers; addresses have no country without them. */
  readonly countries?: readonly CountrySeed[];
  /** What every address asks of its recipient beside name and phone. */
  readonly recipientFields?: readonly RecipientFieldSeed[];
  readonly loginCodeLength: number;
  readonly callingCodes: readonly string[];
  /** Minor units. Delivery is free when the subtotal is at least `freeFrom`. Null: never free. */
  readonly delivery: { readonly fee: number; readonly freeFrom: number | null };
  /** What customers choose from; the first is used without a choice. Without options everything is sent by `delivery`. */
  readonly deliveryOptions?: readonly DeliveryOptionSeed[];
  /** The tax that all prices contain: name for the receipt, for example "VAT 19 %", and rate in per cent. */
  readonly includedTax?: { readonly name: LocalizedText; readonly percent: number };
  readonly channels: readonly ChannelSeed[];
}
