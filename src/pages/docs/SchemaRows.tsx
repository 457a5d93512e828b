import { useState } from 'react';
import type { Schema, Schemas } from '@/features/docs/contractDocument';
import { outlineOf, type OutlineRow } from '@/features/docs/schemaOutline';
import styles from './SchemaRows.less';

interface Props {
  schema: Schema;
  schemas: Schemas;
}

/** The fields of a schema, a line each; what has fields of its own opens where it stands. */
export function SchemaRows({ schema, schemas }: Props) {
  return (
    <ul className={styles.rows}>
      {outlineOf(schema, schemas).map((row, at) => (
        <li key={`${row.name}${at}`}>{row.inner ? <OpenRow row={row} inner={row.inner} schemas={schemas} /> : <Line row={row} />}</li>
      ))}
    </ul>
  );
}

/** Drawn only when it is open: a schema may hold itself. */
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
      {description && (
        <span className={styles.about} lang="en">
          {description}
        </span>
      )}
    </span>
  );
}
