import { Copy } from 'lucide-react';
import { useDocsLabels } from '@/features/docs/useDocsLabels';
import { useCopy } from '@/hooks/useCopy';
import styles from './CopyButton.less';

/** Copies a text; `name` says which, for screen readers. */
export function CopyButton({ name, text }: { name: string; text: string }) {
  const { t } = useDocsLabels();
  const copy = useCopy();
  return (
    <button type="button" className={styles.copy} onClick={() => void copy(text)}>
      <Copy size={16} strokeWidth={1.8} aria-hidden />
      {t('docs.copy')}
      <span className="visually-hidden"> {name}</span>
    </button>
  );
}
