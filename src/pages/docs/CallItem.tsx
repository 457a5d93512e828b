import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { CallEntry } from '@/features/docs/callEntries';
import type { Schemas } from '@/features/docs/contractDocument';
import { useDocsWords } from '@/features/docs/useDocsWords';
import { CallDetails } from './CallDetails';
import styles from './CallItem.less';
import parts from './parts.less';

interface Props {
  call: CallEntry;
  schemas: Schemas;
  isOpenAtFirst: boolean;
  onOpen: () => void;
}

/** A call in one line, and all of it when it is opened. The contract's own words are English. */
export function CallItem({ call, schemas, isOpenAtFirst, onOpen }: Props) {
  const { t } = useDocsWords();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const toggle = (isNowOpen: boolean) => {
    if (isNowOpen === isOpen) return;
    setOpen(isNowOpen);
    if (isNowOpen) onOpen();
  };
  return (
    <details open={isOpen} onToggle={(event) => toggle(event.currentTarget.open)}>
      <summary className={styles.line}>
        <ChevronRight className={styles.arrow} size={16} strokeWidth={1.8} aria-hidden />
        <span className={`${styles.method} ${call.method === 'GET' ? styles.get : ''}`}>{call.method}</span>
        <span className={styles.words}>
          <code className={`${parts.code} ${styles.path}`}>{call.path}</code>
          <span className={parts.quiet} lang="en">
            {call.summary}
          </span>
        </span>
        <span className={styles.who}>{t(`docs.calls.access.${call.access}`)}</span>
      </summary>
      {isOpen && <CallDetails call={call} schemas={schemas} />}
    </details>
  );
}
