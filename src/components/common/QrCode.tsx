import { useMemo } from 'react';
import { encode } from 'uqr';
import styles from './QrCode.less';

interface Props {
  /** What a scanner reads. */
  payload: string;
  /** Names the picture for whoever does not see it. */
  label: string;
}

/** One path for all dark modules: a symbol of 40 × 40 would be hundreds of elements otherwise. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('');
}

/** A QR code made on the device, dark on light in both themes, with the quiet zone that scanners need; as wide as its place. */
export function QrCode({ payload, label }: Props) {
  const { size, path } = useMemo(() => {
    const symbol = encode(payload, { ecc: 'M', border: 4 });
    return { size: symbol.size, path: pathOf(symbol.data) };
  }, [payload]);
  return (
    <svg className={styles.code} role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
