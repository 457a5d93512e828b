import classNames from 'classnames';
import { ChevronRight } from 'lucide-react';
import { LoadingRows } from '@/platform/LoadingRows';
import { accessNames, callEntriesOf, callsMatching, type CallEntry } from '@/features/docs/callEntries';
import type { ContractDocument, Schemas } from '@/features/docs/contractDocument';
import { fetchDocument } from '@/features/docs/fetchDocument';
import { useFetched } from '@/features/docs/useFetched';
import { useLinkedRow } from '@/features/docs/useLinkedRow';
import { SearchInput } from '@/components/SearchInput';
import { useSearchParams } from '@/hooks/useSearchParams';
import { FetchError } from './FetchError';
import { CallDetails } from './CallDetails';
import styles from './CallsSection.less';
import shared from './shared.less';

/** All calls of the contract. The search text and the expanded call are in the URL. */
export function CallsSection() {
  const { fetched, retry } = useFetched(fetchDocument);
  return (
    <>
      <p>
        The contract with the shop’s API, also as{' '}
        <a className={classNames(shared.link, shared.code)} href={`${BASE_PATH}/openapi.json`}>
          openapi.json
        </a>
        . Responses come in an envelope with success, data, errorCode, errorMessage and showType.
      </p>
      {fetched.status === 'loading' && <LoadingRows rows={8} />}
      {fetched.status === 'failed' && <FetchError title="The contract could not be loaded" retry={retry} />}
      {fetched.status === 'ready' && <Calls document={fetched.value} />}
    </>
  );
}

function Calls({ document }: { document: ContractDocument }) {
  const { query, changeQuery } = useSearchParams();
  const find = query['find'] ?? '';
  const calls = callsMatching(callEntriesOf(document), find);
  return (
    <>
      <div className={styles.search}>
        <SearchInput
          label="Find by name, path or summary"
          value={find}
          onChange={(labels) => changeQuery({ find: labels })}
        />
        <p className={shared.quiet} role="status">
          {calls.length > 0 ? `${calls.length} ${calls.length === 1 ? 'call' : 'calls'}` : 'No matching calls'}
        </p>
      </div>
      {calls.length > 0 && (
        <ul className={shared.card}>
          {calls.map((call) => (
            <li key={call.name} className={styles.call}>
              <CallItem
                call={call}
                schemas={document.components.schemas}
                isNamed={query['call'] === call.name}
                onOpen={() => changeQuery({ call: call.name })}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface Props {
  call: CallEntry;
  schemas: Schemas;
  /** The URL names this call. */
  isNamed: boolean;
  onOpen: () => void;
}

/** A call in one line, with its details when expanded. The contract's texts are in English. */
function CallItem({ call, schemas, isNamed, onOpen }: Props) {
  const { row, isOpen, setOpen } = useLinkedRow(isNamed);
  const toggle = (isNowOpen: boolean) => {
    if (isNowOpen === isOpen) return;
    setOpen(isNowOpen);
    if (isNowOpen) onOpen();
  };
  return (
    <details open={isOpen} onToggle={(event) => toggle(event.currentTarget.open)}>
      <summary className={styles.line} ref={row}>
        <ChevronRight className={styles.arrow} size={16} strokeWidth={1.8} aria-hidden />
        <span className={classNames(styles.method, call.method === 'GET' && styles.get)}>{call.method}</span>
        <span className={styles.text}>
          <code className={classNames(shared.code, styles.path)}>{call.path}</code>
          <span className={shared.quiet}>{call.summary}</span>
        </span>
        <span className={styles.who}>{accessNames[call.access]}</span>
      </summary>
      {isOpen && <CallDetails call={call} schemas={schemas} />}
    </details>
  );
}
