/** The service desk (spec section 7). Its calls use the envelope `{ code, data }` where they say so. */
import * as v from 'valibot';
import { id, instant, listOf, emptyInput } from './schema/wire';
import { defineCall } from './defineCall';
import { serviceHours } from './server';

/** A contact channel of the service desk. */
export const serverChannel = v.object({
  id,
  kind: v.picklist(['chat', 'phone', 'email', 'community']),
  name: v.string(),
  /** Phone number, email address or link, depending on `kind`. */
  contact: v.string(),
  /** Payload of the QR code that opens the channel, or null. */
  code: v.nullish(v.string(), null),
  hours: v.nullish(serviceHours, null),
});
export type ServerChannel = v.InferOutput<typeof serverChannel>;

/** A code that identifies the customer to the service desk, shown as text and as a QR code. */
export const serverCode = v.object({ code: v.string(), qrPayload: v.string(), expiresAt: v.nullish(instant, null) });
export type ServerCode = v.InferOutput<typeof serverCode>;

/** Fetches the contact channels of the service desk. */
export const getServerList = /*#__PURE__*/ defineCall({
  name: 'getServerList',
  feature: 'service',
  method: 'GET',
  path: '/api/server/list',
  summary: 'The contact channels of the service desk',
  envelope: 'code',
  input: emptyInput,
  output: listOf(serverChannel),
});

/** Fetches the service code that identifies the customer to the service desk. */
export const getServerCode = /*#__PURE__*/ defineCall({
  name: 'getServerCode',
  feature: 'service',
  method: 'GET',
  path: '/api/mine/serverCode',
  summary: 'The code that identifies the customer to the service desk',
  access: 'customer',
  input: emptyInput,
  output: serverCode,
});
