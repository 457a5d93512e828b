/**
 * Requests and responses of a production API, written by hand from section 7 of the specification and the contract document. They
 * share no code with the schemas: a field that is renamed in the schemas no longer matches them.
 */
export interface Exchange {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** The query of a GET, the body of a POST; without it the call has no input. */
  readonly request?: Readonly<Record<string, unknown>>;
  /** The whole response body. */
  readonly response: { readonly data: unknown; readonly [field: string]: unknown };
}

export const success = <Data>(data: Data) => ({
  success: true,
  data,
  errorCode: null,
  errorMessage: null,
  showType: 0,
});

export const list = <Row>(...rows: Row[]) => success({ list: rows, total: rows.length });

export const photo = { src: 'https://cdn.shop.example/p/lamp.jpg', alt: 'A lamp', fit: 'photo', hue: 210 };
