import { Link } from '@umijs/max';
import type { ReactNode } from 'react';
import type { Picture as PictureData } from '@/domain/picture';
import { pathOf, type Face } from '@/routes';
import { Picture } from './Picture';
import { Price } from './Price';
import styles from './OrderLines.less';

interface Line {
  skuId: string;
  goodsId: string;
  name: string;
  skuText: string;
  picture: PictureData;
  price: number;
  quantity: number;
  /** What stands in the way of it; goods that are gone have no page. */
  problem?: string | null;
}

interface Props<One extends Line> {
  face: Face;
  lines: readonly One[];
  currency: string;
  /** What else is to be said below a line: presale, a problem. */
  below?: (line: One) => ReactNode;
}

/** Lines of an order or pack: picture, name, choice, price of one piece, how many. */
export function OrderLines<One extends Line>({ face, lines, currency, below }: Props<One>) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.skuId} className={styles.line}>
          <Picture picture={line.picture} className={styles.picture} />
          <div className={styles.words}>
            <p>{line.problem === 'gone' ? line.name : <Link to={pathOf(face, 'goods', { id: line.goodsId, sku: line.skuId })}>{line.name}</Link>}</p>
            {line.skuText && <p className={styles.sku}>{line.skuText}</p>}
            {below?.(line)}
          </div>
          <p className={styles.sum}>
            <Price amount={line.price} currency={currency} />
            <span className={styles.quantity}>× {line.quantity}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
