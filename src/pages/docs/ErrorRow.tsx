import { useState } from 'react';
import { breaksPage, nameOfEntry, type CatalogueEntry } from '@/features/docs/errorCatalogue';
import { useDocsWords } from '@/features/docs/useDocsWords';
import type { Outcome } from '@/features/docs/useProvoke';
import { ErrorOutcome } from './ErrorOutcome';
import styles from './ErrorRow.less';
import parts from './parts.less';

interface Props {
  entry: CatalogueEntry;
  outcome: Outcome | undefined;
  run: (entry: CatalogueEntry, message: string) => Promise<void>;
}

/** One entry of the catalogue, and what came of provoking it. */
export function ErrorRow({ entry, outcome, run }: Props) {
  const { t } = useDocsWords();
  const name = nameOfEntry(entry, t);
  return (
    <li className={styles.row} aria-labelledby={`error-${entry}`}>
      <div className={styles.words}>
        <h3 id={`error-${entry}`} className={styles.name}>
          {name}
        </h3>
        <p className={parts.quiet}>{t(`docs.errors.sees.${entry}`)}</p>
      </div>
      <button type="button" className={parts.button} onClick={() => void run(entry, t('docs.errors.message', { name }))}>
        {t('docs.errors.provoke')}
        <span className="visually-hidden"> {name}</span>
      </button>
      <div className={styles.outcome} role="status">
        {outcome && <ErrorOutcome outcome={outcome} />}
      </div>
      {outcome && breaksPage(entry) && <PageBreaker name={name} error={outcome.error} />}
    </li>
  );
}

/** Throws while it is drawn, as a part does that could not be had: the layout then shows what stands instead. */
function PageBreaker({ name, error }: { name: string; error: Error }) {
  const { t } = useDocsWords();
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw error;
  return (
    <button type="button" className={`${parts.button} ${styles.break}`} onClick={() => setBroken(true)}>
      {t('docs.errors.showBroken')}
      <span className="visually-hidden"> {name}</span>
    </button>
  );
}
