/** The rows of Medusa's APIs, as far as the adapter reads them. Amounts are decimals in the currency. */

export type Metadata = Readonly<Record<string, unknown>> | null;

export interface MedusaProduct {
  readonly id: string;
  readonly title: string;
  readonly subtitle: string | null;
  readonly description: string | null;
  readonly thumbnail: string | null;
  readonly images: readonly { readonly url: string }[];
  readonly categories: readonly { readonly id: string }[];
  readonly options: readonly {
    readonly id: string;
    readonly title: string;
    readonly values: readonly { readonly id: string; readonly value: string }[];
  }[];
  readonly variants: readonly MedusaVariant[];
  readonly metadata: Metadata;
  readonly created_at: string;
}

export interface MedusaVariant {
  readonly id: string;
  readonly manage_inventory: boolean;
  readonly allow_backorder: boolean;
  readonly inventory_quantity?: number;
  readonly options: readonly { readonly id: string; readonly option_id: string }[];
  readonly calculated_price?: { readonly calculated_amount: number | null; readonly original_amount: number | null };
}

export interface MedusaAddress {
  readonly id: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly phone: string | null;
  readonly address_1: string | null;
  readonly city: string | null;
  readonly province: string | null;
  readonly postal_code: string | null;
  readonly country_code: string | null;
  readonly is_default_shipping?: boolean;
  readonly created_at?: string;
}

/** What carts and orders have in common. */
export interface MedusaTotals {
  readonly total: number;
  readonly discount_total: number;
  readonly items: readonly {
    readonly variant_id: string;
    readonly product_id: string;
    readonly product_title: string;
    readonly variant_title: string | null;
    readonly thumbnail: string | null;
    readonly unit_price: number;
    readonly quantity: number;
    readonly variant?: { readonly product?: { readonly metadata: Metadata } };
  }[];
  readonly shipping_methods: readonly { readonly name: string; readonly amount: number }[];
}

export interface MedusaOrder extends MedusaTotals {
  readonly id: string;
  readonly display_id: number;
  readonly customer_id: string | null;
  readonly status: string;
  readonly payment_status: string;
  readonly fulfillment_status: string;
  readonly created_at: string;
  readonly canceled_at: string | null;
  readonly metadata: Metadata;
  readonly shipping_address: MedusaAddress | null;
  readonly payment_collections: readonly {
    readonly payments?: readonly {
      readonly id: string;
      readonly amount: number;
      readonly captured_at: string | null;
      readonly canceled_at: string | null;
      readonly refunds?: readonly { readonly amount: number }[];
    }[];
  }[];
  readonly fulfillments?: readonly { readonly shipped_at: string | null; readonly delivered_at: string | null }[];
}

export interface MedusaCustomer {
  readonly id: string;
  readonly phone: string | null;
  readonly first_name: string | null;
  readonly metadata: Metadata;
  readonly created_at: string;
}
