import classNames from 'classnames';
import { ChevronRight } from 'lucide-react';
import { Card, Stack, Text } from '@/components/Layout';
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
import styles from './calls.less';
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
      {fetched.status === 'ready' && <CallList document={fetched.value} />}
    </>
  );
}

function CallList({ document }: { document: ContractDocument }) {
  const { query, changeQuery } = useSearchParams();
  const find = query['find'] ?? '';
  const calls = callsMatching(callEntriesOf(document), find);
  return (
    <>
      <Stack align="center" rowGap={8} columnGap={16} className={styles.search}>
        <SearchInput
          label="Find by name, path or summary"
          value={find}
          onChange={(labels) => changeQuery({ find: labels })}
        />
        <p className={shared.quiet} role="status">
          {calls.length > 0 ? `${calls.length} ${calls.length === 1 ? 'call' : 'calls'}` : 'No matching calls'}
        </p>
      </Stack>
      {calls.length > 0 && (
        <Card as="ul" divided minWidth={0}>
          {calls.map((call) => (
            <li key={call.name}>
              <CallItem
                call={call}
                schemas={document.components.schemas}
                isNamed={query['call'] === call.name}
                onOpen={() => changeQuery({ call: call.name })}
              />
            </li>
          ))}
        </Card>
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
      <Stack
        as="summary"
        align="center"
        rowGap={4}
        columnGap={12}
        radius="card"
        className={styles.callsSectionLine}
        ref={row}
      >
        <ChevronRight className={styles.arrow} size={16} strokeWidth={1.8} aria-hidden />
        <Text
          paddingBlock={2}
          radius="small"
          background="soft"
          color="ink"
          size={12}
          weight={600}
          textAlign="center"
          className={classNames(styles.method, call.method === 'GET' && styles.get)}
        >
          {call.method}
        </Text>
        <Stack as="span" minWidth={0} className={styles.text}>
          <Text as="code" weight={600} className={shared.code}>
            {call.path}
          </Text>
          <span className={shared.quiet}>{call.summary}</span>
        </Stack>
        <Text color="ink-2" size={12} className={styles.who}>
          {accessNames[call.access]}
        </Text>
      </Stack>
      {isOpen && <CallDetails call={call} schemas={schemas} />}
    </details>
  );
}
