import { useMemo } from 'react';
import { encode } from 'uqr';
import { Text } from './Layout';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './rows.less';

interface Props {
  /** The text that the code contains. */
  payload: string;
  /** Name of the picture for screen readers. */
  label: string;
}

/** One path for all dark modules: single elements would be hundreds in a symbol of 40 × 40. */
function svgPathOf(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('');
}

/** The symbol; undefined for a payload that no QR code can contain (2,331 bytes at this error correction). */
function qrSymbolOf(payload: string): { size: number; path: string } | undefined {
  try {
    const { size, data } = encode(payload, { ecc: 'M', border: 4 });
    return { size, path: svgPathOf(data) };
  } catch {
    return undefined;
  }
}

/**
 * A QR code drawn as SVG, dark on light in both themes, with the quiet zone that scanners need. It fills its container.
 * A payload that is too long for a QR code is shown as text.
 */
export function QrCode({ payload, label }: Props) {
  const { t } = useTranslation();
  const symbol = useMemo(() => qrSymbolOf(payload), [payload]);
  if (!symbol) {
    return (
      <Text display="block" size={13} textAlign="start">
        {t('service.qrTooLong')}
        <Text display="block" marginTop={8} overflowWrap="anywhere" className={styles.payload}>
          {payload}
        </Text>
      </Text>
    );
  }
  const { size, path } = symbol;
  return (
    <svg
      className={styles.code}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
