import { Link } from 'react-router-dom';
import type { ReactNode } from 'react';
import { Row, Stack, Text } from '@/components/Layout';
import type { Picture as PictureData } from '@/lib/picture';
import { pathOf } from '@/lib/routes';
import { Picture } from '@/components/Picture';
import { Price } from '@/components/Price';
import { usePlatform } from '@/platform/usePlatform';

interface OrderLineData {
  skuId: string;
  goodsId: string;
  name: string;
  skuText: string;
  picture: PictureData;
  price: number;
  quantity: number;
  /** Why the line cannot be ordered; unavailable products have no page. */
  error?: string | null;
}

interface Props<One extends OrderLineData> {
  lines: readonly One[];
  currency: string;
  /** Shown below a line: presale, an error. */
  below?: (line: One) => ReactNode;
  /** Replaces the price of one piece and the quantity. */
  sum?: (line: One) => ReactNode;
  /** Controls of a line, below it. */
  controls?: (line: One) => ReactNode;
}

/** Lines of an order or pack: picture, name, variant, price of one piece, quantity. */
export function OrderLines<One extends OrderLineData>({ lines, currency, below, sum, controls }: Props<One>) {
  const { platform } = usePlatform();
  return (
    <Stack as="ul" gap={14}>
      {lines.map((line) => (
        <Row as="li" key={line.skuId} wrap align="start" gap={12}>
          <Picture picture={line.picture} flex="none" width={64} radius="option" />
          <Text as="div" minWidth={0} size={15} style={{ flex: '1 1 6rem' }}>
            <p>
              {line.error === 'gone' ? (
                line.name
              ) : (
                <Link to={pathOf(platform, 'goods', { id: line.goodsId, sku: line.skuId })}>{line.name}</Link>
              )}
            </p>
            {line.skuText && (
              <Text as="p" color="ink-3" size={13}>
                {line.skuText}
              </Text>
            )}
            {below?.(line)}
          </Text>
          <Stack as="p" marginInlineStart="auto" justifyItems="end" alignContent="start" overflowWrap="anywhere">
            {sum?.(line) ?? (
              <>
                <Price amount={line.price} currency={currency} />
                <Text color="ink-3" size={13}>
                  × {line.quantity}
                </Text>
              </>
            )}
          </Stack>
          {controls?.(line)}
        </Row>
      ))}
    </Stack>
  );
}
