import { accessNames, type CallEntry } from '@/features/docs/callEntries';
import type { Schemas, Schema } from '@/features/docs/contractDocument';
import { outlineOf, typeText, type OutlineRow } from '@/features/docs/schemaOutline';
import { useState } from 'react';
import styles from './CallDetails.less';
import { JsonBlock } from './JsonBlock';
import { TryCall } from './TryCall';
import shared from './shared.less';

const pretty = (value: unknown) => JSON.stringify(value, null, 2) ?? '';

/** Input and output of a call, with examples. */
export function CallDetails({ call, schemas }: { call: CallEntry; schemas: Schemas }) {
  const hasNoInput = outlineOf(call.input, schemas).length === 0;
  return (
    <div className={styles.details}>
      <p className={shared.quiet}>
        <code className={shared.code}>{call.name}</code> · Available to: {accessNames[call.access]}
        {call.manners && <span> · {call.manners}</span>}
      </p>
      <div className={styles.columns}>
        <section className={styles.part} aria-label={`Input · ${call.name}`}>
          <h3 className={styles.heading}>
            {call.method === 'GET' ? 'Input, as query parameters' : 'Input, as JSON body'}
          </h3>
          {hasNoInput ? <p className={shared.quiet}>No input</p> : <SchemaRows schema={call.input} schemas={schemas} />}
        </section>
        <section className={styles.part} aria-label={`Output, in data · ${call.name}`}>
          <h3 className={styles.heading}>Output, in data</h3>
          {call.output.$ref && <code className={shared.code}>{typeText(call.output)}</code>}
          <SchemaRows schema={call.output} schemas={schemas} />
        </section>
      </div>
      <section className={styles.part} aria-label={`Try it · ${call.name}`}>
        <h3 className={styles.heading}>Try it</h3>
        <TryCall entry={call} hasInput={!hasNoInput} />
      </section>
      <section className={styles.part} aria-label={`Example response · ${call.name}`}>
        <h3 className={styles.heading}>Example response</h3>
        <JsonBlock
          name={`Example response of ${call.name}`}
          title="From the contract, recorded in the demo shop"
          text={pretty(call.exampleAnswer)}
        />
      </section>
    </div>
  );
}

interface Props {
  schema: Schema;
  schemas: Schemas;
}

/** The fields of a schema, one row each; a field with fields of its own can be expanded. */
function SchemaRows({ schema, schemas }: Props) {
  return (
    <ul className={styles.rows}>
      {outlineOf(schema, schemas).map((row, at) => (
        <li key={`${row.name}${at}`}>
          {row.inner ? <OpenRow row={row} inner={row.inner} schemas={schemas} /> : <Line row={row} />}
        </li>
      ))}
    </ul>
  );
}

/** Rendered only while expanded, because a schema may contain itself. */
function OpenRow({ row, inner, schemas }: { row: OutlineRow; inner: Schema; schemas: Schemas }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <Line row={row} />
      </summary>
      {isOpen && <SchemaRows schema={inner} schemas={schemas} />}
    </details>
  );
}

function Line({ row: { name, type, isRequired, fallback, description } }: { row: OutlineRow }) {
  return (
    <span className={styles.line}>
      <code className={styles.field}>
        {name && (
          <>
            <b>{name}</b>
            {isRequired ? '' : '?'}:{' '}
          </>
        )}
        {type}
        {fallback !== undefined && <span className={styles.fallback}> = {fallback}</span>}
      </code>
      {description && <span className={styles.about}>{description}</span>}
    </span>
  );
}
