import { catalogueEntries } from '@/features/docs/errorCatalogue';
import { useDocsLabels } from '@/features/docs/useDocsLabels';
import { useTriggerError } from '@/features/docs/useTriggerError';
import { ErrorRow } from './ErrorRow';
import shared from './shared.less';

/** The error catalogue: each entry with a button that triggers it. */
export function ErrorsSection() {
  const { t } = useDocsLabels();
  const { outcomes, run } = useTriggerError();
  return (
    <>
      <p>{t('docs.errors.lead')}</p>
      <ul className={shared.card}>
        {catalogueEntries.map((entry) => (
          <ErrorRow key={entry} entry={entry} outcome={outcomes[entry]} run={run} />
        ))}
      </ul>
    </>
  );
}
