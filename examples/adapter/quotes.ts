/** Quotes: what a pack costs in the engine, and which of its lines cannot be ordered. */
import type * as v from 'valibot';
import type { pack, PackLine, quotedLine } from '../../src/api/packs';
import type { Address } from '../../src/api/addresses';
import type { Adapter } from './context';
import type { EngineProduct, EngineSku } from './engine';

type Quote = v.InferInput<typeof pack>;
type QuoteLine = v.InferInput<typeof quotedLine>;

export interface QuoteInput {
  readonly lines: readonly PackLine[];
  readonly deliveryId?: string | null | undefined;
}

/** The chosen values of a SKU as text: "Black, large". */
function skuTextOf({ options }: EngineProduct, { values }: EngineSku): string {
  const names = options.flatMap(({ id, values: known }) => known.find((one) => one.id === values[id])?.name ?? []);
  return names.join(', ');
}

/** Lines with the same SKU are one, so that the stock holds for their sum. */
export function mergeLines(lines: readonly PackLine[]): PackLine[] {
  const quantities = new Map<string, number>();
  for (const { skuId, quantity } of lines) quantities.set(skuId, (quantities.get(skuId) ?? 0) + quantity);
  return [...quantities].map(([skuId, quantity]) => ({ skuId, quantity }));
}

function quoteLine(products: readonly EngineProduct[], { skuId, quantity }: PackLine): QuoteLine {
  for (const product of products) {
    const sku = product.skus.find(({ id }) => id === skuId);
    if (!sku) continue;
    const { price, originalPrice, stock } = sku;
    return {
      skuId,
      goodsId: product.id,
      name: product.name,
      skuText: skuTextOf(product, sku),
      picture: sku.picture ?? product.pictures[0] ?? { src: '' },
      price,
      originalPrice,
      quantity,
      subtotal: price * quantity,
      stock,
      problem: stock === 0 ? 'soldOut' : quantity > stock ? 'shortStock' : null,
    };
  }
  return {
    ...{ skuId, goodsId: skuId, name: '', picture: { src: '' } },
    ...{ price: 0, quantity, subtotal: 0, stock: 0, problem: 'gone' },
  };
}

/** The lines of a pack at the prices and the stock of now. */
export async function quoteLines({ engine }: Adapter, requested: readonly PackLine[]): Promise<QuoteLine[]> {
  const merged = mergeLines(requested);
  const products = await engine.productsOfSkus(merged.map(({ skuId }) => skuId));
  return merged.map((line) => quoteLine(products, line));
}

/**
 * Prices a pack. The engine says the total, and only of a pack that can be ordered: with a line that cannot, the total is that of the
 * other lines without delivery.
 */
export async function quotePack(adapter: Adapter, input: QuoteInput, address: Address | undefined): Promise<Quote> {
  const { engine } = adapter;
  const [lines, { currency }, paymentMethods] = await Promise.all([
    quoteLines(adapter, input.lines),
    engine.shop(),
    engine.paymentMethods(),
  ]);
  const common = {
    currency,
    lines,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    needsAddress: true,
    isAgreementAccepted: true,
  };
  if (lines.some(({ problem }) => problem)) {
    const amount = lines.reduce((sum, { problem, subtotal }) => sum + (problem ? 0 : subtotal), 0);
    return { ...common, priceLines: [{ kind: 'goods', amount }], total: amount, canOrder: false };
  }
  const { priceLines, total, deliveryOptions, deliveryId } = await engine.quote({
    lines: mergeLines(input.lines),
    address: address ?? null,
    deliveryId: input.deliveryId ?? null,
  });
  return {
    ...common,
    priceLines: [...priceLines],
    total,
    deliveryOptions: [...deliveryOptions],
    deliveryId,
    paymentMethods: [...paymentMethods],
    canOrder: true,
  };
}
