import { Copy } from 'lucide-react';
import { Box, Row } from '@/components/Layout';
import { useCopy } from '@/hooks/useCopy';
import styles from './shared.less';

/** Makes the scrolling box reachable with the keyboard, which not every browser does. */
const keyboardScrollProps = { tabIndex: 0 };

/** Code or JSON in a scrolling box, with a button that copies it. `name` is for screen readers. */
export function JsonBlock({ name, title, text }: { name: string; title: string; text: string }) {
  const copy = useCopy();
  return (
    <Box as="section" width="full" minWidth={0} aria-label={name}>
      <Row align="center" justify="space-between" gap={12} paddingBottom={6}>
        <span className={styles.quiet}>{title}</span>
        <button type="button" className={styles.button} onClick={() => void copy(text)}>
          <Copy size={16} strokeWidth={1.8} aria-hidden /> Copy<span className="visually-hidden"> {name}</span>
        </button>
      </Row>
      <pre className={styles.listing} {...keyboardScrollProps}>
        {text}
      </pre>
    </Box>
  );
}
