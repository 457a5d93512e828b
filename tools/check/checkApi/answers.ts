/** What a check finds in the answers of earlier calls. Their shape is not certain. */
import type { KnownData } from './checkOptions';

/** The input of a call. */
export type CallInput = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is CallInput => typeof value === 'object' && value !== null;
export const fieldOf = (value: unknown, name: string): unknown => (isObject(value) ? value[name] : undefined);
export const rowsOf = (value: unknown, name = 'list'): readonly unknown[] => {
  const list = fieldOf(value, name);
  return Array.isArray(list) ? list : [];
};
export const textFieldOf = (value: unknown, name: string): string | undefined => {
  const found = fieldOf(value, name);
  return typeof found === 'string' && found !== '' ? found : undefined;
};
export const idOf = (value: unknown) => textFieldOf(value, 'id');
const hasStock = (row: unknown) => Number(fieldOf(row, 'stock')) > 0;

/** A product that can be ordered and cancelled: in stock, delivered, no presale. Else any in stock, else the first. */
export function productInAnswers({ answers }: KnownData): string | undefined {
  const all = [...rowsOf(answers.get('getGoodsList')), ...rowsOf(answers.get('recommendGoods'))];
  const isUsual = (row: unknown) => fieldOf(row, 'isVirtual') !== true && !rowsOf(row, 'badges').includes('presale');
  return idOf(all.find((row) => hasStock(row) && isUsual(row)) ?? all.find(hasStock) ?? all[0]);
}

export function articleInAnswers({ answers }: KnownData): string | undefined {
  const heads = [...rowsOf(answers.get('getArticles')), ...rowsOf(answers.get('getHelpList'))];
  return textFieldOf(answers.get('getServerInfo'), 'agreementId') ?? idOf(heads[0]);
}

export const skuInAnswers = ({ answers }: KnownData) => {
  const skus = rowsOf(answers.get('getGoodsDetail'), 'skus');
  return idOf(skus.find(hasStock) ?? skus[0]);
};
export const addressInAnswers = ({ answers }: KnownData) =>
  textFieldOf(answers.get('saveAddress'), 'savedId') ?? idOf(rowsOf(answers.get('getAddresses'))[0]);
export const orderInAnswers = ({ answers }: KnownData) =>
  idOf(answers.get('confirmOrder')) ??
  idOf(rowsOf(answers.get('getOrders'))[0]) ??
  idOf(rowsOf(answers.get('getUnpaidOrders'))[0]);
export const returnableOrderInAnswers = ({ answers }: KnownData) =>
  idOf(rowsOf(answers.get('getOrders')).find((order) => fieldOf(fieldOf(order, 'can'), 'return') === true));

export interface ReturnedPiece {
  readonly orderId: string;
  readonly skuId: string;
}
export function returnedPieceInAnswers(known: KnownData): ReturnedPiece | undefined {
  const orderId = returnableOrderInAnswers(known);
  const lines = rowsOf(known.answers.get('quoteReturn'), 'lines');
  const skuId = textFieldOf(
    lines.find((line) => Number(fieldOf(line, 'returnable')) > 0),
    'skuId',
  );
  return orderId === undefined || skuId === undefined ? undefined : { orderId, skuId };
}
export const toReturnInput = ({ orderId, skuId }: ReturnedPiece) => ({ orderId, lines: [{ skuId, quantity: 1 }] });

/** The input that writes a review of the account again. */
export function reviewInAnswers({ answers }: KnownData): CallInput | undefined {
  const inputs = rowsOf(answers.get('getOrders')).flatMap((order) =>
    rowsOf(order, 'lines').flatMap((line) => {
      const review = fieldOf(line, 'review');
      if (fieldOf(line, 'canReview') !== true || !isObject(review)) return [];
      const { stars, text, photos } = review;
      return [{ orderId: idOf(order), skuId: fieldOf(line, 'skuId'), stars, text, photos }];
    }),
  );
  return inputs[0];
}
