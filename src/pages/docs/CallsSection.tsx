import { LoadingRows } from '@/components/common/LoadingRows';
import { SearchInput } from '@/components/common/SearchInput';
import { callEntriesOf, callsMatching } from '@/features/docs/callEntries';
import type { ContractDocument } from '@/features/docs/contractDocument';
import { fetchDocument } from '@/features/docs/fetchDocument';
import { useDocsWords } from '@/features/docs/useDocsWords';
import { useFetched } from '@/features/docs/useFetched';
import { useQuery } from '@/hooks/useQuery';
import { CallItem } from './CallItem';
import styles from './CallsSection.less';
import { FetchFault } from './FetchFault';
import parts from './parts.less';

/** Every call of the contract, read from its document. Search words and the opened call stand in the address. */
export function CallsSection() {
  const { t } = useDocsWords();
  const { fetched, retry } = useFetched(fetchDocument);
  return (
    <>
      <p>{t('docs.calls.lead')}</p>
      {fetched.step === 'loading' && <LoadingRows rows={8} />}
      {fetched.step === 'failed' && <FetchFault words={t('docs.calls.failed')} retry={retry} />}
      {fetched.step === 'ready' && <Calls document={fetched.value} />}
    </>
  );
}

function Calls({ document }: { document: ContractDocument }) {
  const { t } = useDocsWords();
  const { query, changeQuery } = useQuery();
  const find = query['find'] ?? '';
  const calls = callsMatching(callEntriesOf(document), find);
  return (
    <>
      <div className={styles.search}>
        <SearchInput label={t('docs.calls.search')} value={find} onChange={(words) => changeQuery({ find: words })} />
        <p className={parts.quiet} role="status">
          {calls.length > 0 ? t('docs.calls.count', { count: calls.length }) : t('docs.calls.none')}
        </p>
      </div>
      {calls.length > 0 && (
        <ul className={parts.card}>
          {calls.map((call) => (
            <li key={call.name} className={styles.call}>
              <CallItem
                call={call}
                schemas={document.components.schemas}
                isOpenAtFirst={query['call'] === call.name}
                onOpen={() => changeQuery({ call: call.name })}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
