/** Where an order is picked up. */
import type { OrderDelivery, Pack } from '@/api/packs';

type QuotedDelivery = Pick<Pack, 'deliveryOptions' | 'deliveryId'>;

/** The pick-up point of a quote; undefined when it is delivered, or has nothing to deliver. */
export const pickUpOf = ({ deliveryOptions, deliveryId }: QuotedDelivery): OrderDelivery | undefined =>
  deliveryOptions?.find(({ id, kind }) => id === deliveryId && kind === 'pickUp');

/** Name and address of a pick-up point on one line. */
export const pickUpText = ({ name, addressLines }: Pick<OrderDelivery, 'name' | 'addressLines'>): string =>
  [name, ...addressLines].join(', ');
