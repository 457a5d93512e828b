import { catalogueEntries } from '@/features/docs/errorCatalogue';
import { useDocsWords } from '@/features/docs/useDocsWords';
import { useProvoke } from '@/features/docs/useProvoke';
import { ErrorRow } from './ErrorRow';
import parts from './parts.less';

/** The error catalogue: each entry with a button that makes it happen. */
export function ErrorsSection() {
  const { t } = useDocsWords();
  const { outcomes, run } = useProvoke();
  return (
    <>
      <p>{t('docs.errors.lead')}</p>
      <ul className={parts.card}>
        {catalogueEntries.map((entry) => (
          <ErrorRow key={entry} entry={entry} outcome={outcomes[entry]} run={run} />
        ))}
      </ul>
    </>
  );
}
