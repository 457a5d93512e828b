/**
 * Alerts that a customer asked for: an option that is sold out is back, or a saved product costs less. The calls are optional: a shop that
 * has them says so in `features.alerts`. Amounts are in minor units.
 */
import * as v from 'valibot';
import { defineCall } from './defineCall';
import { emptyInput, id, instant, listOf, pictureOrNone, price } from './schema/wire';

/** `stock`: the option, or any option of the product, can be bought again. `price`: it costs less than when the alert was set. */
const alertKind = v.picklist(['stock', 'price']);
export type AlertKind = v.InferOutput<typeof alertKind>;

/** An alert, waiting or fired. A customer has at most one of a kind for an option, and one for the whole product. */
export const alert = v.object({
  id,
  kind: alertKind,
  goodsId: id,
  /** The option; null for any option of the product. */
  skuId: v.nullish(id, null),
  name: v.string(),
  /** Names of the option's values, for example "Oat, Large". */
  skuText: v.optional(v.string(), ''),
  picture: pictureOrNone,
  /** The lowest price now. */
  price,
  /** The lowest price when the alert was set; null for the kind `stock`. */
  priceBefore: v.nullish(price, null),
  setAt: instant,
  /** When it happened; null while the alert waits. */
  firedAt: v.nullish(instant, null),
});

export type Alert = v.InferOutput<typeof alert>;

const alertList = listOf(alert);

/** The customer's alerts, the one with the newest event first. Those that fired more than 30 days ago are gone. */
export const getAlerts = /*#__PURE__*/ defineCall({
  name: 'getAlerts',
  feature: 'alerts',
  method: 'GET',
  path: '/api/user/alert/list',
  summary: 'The customer’s alerts: options that are back in stock and prices that dropped',
  access: 'customer',
  input: emptyInput,
  output: alertList,
});

/**
 * Sets an alert or switches it off, and returns all alerts. Setting one that waits changes nothing, and so does switching off one that is
 * not set; one that has fired waits again. Errors: NOT_FOUND; ALERT_NOT_NEEDED when the option can be bought now.
 */
export const setAlert = /*#__PURE__*/ defineCall({
  name: 'setAlert',
  feature: 'alerts',
  method: 'POST',
  path: '/api/user/alert/set',
  summary: 'Sets an alert for an option or a product, or switches it off',
  kind: 'write',
  access: 'customer',
  input: v.object({ kind: alertKind, goodsId: id, skuId: v.optional(v.nullable(id), null), isOn: v.boolean() }),
  output: alertList,
});
