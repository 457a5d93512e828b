import { Box, Stack, Text } from '@/components/Layout';
import { accessNames, type CallEntry } from '@/features/docs/callEntries';
import type { Schemas, Schema } from '@/features/docs/contractDocument';
import { outlineOf, typeText, type OutlineRow } from '@/features/docs/schemaOutline';
import { useState, type ReactNode } from 'react';
import styles from './calls.less';
import { JsonBlock } from './JsonBlock';
import { TryCall } from './TryCall';
import shared from './shared.less';

const prettyJson = (value: unknown) => JSON.stringify(value, null, 2) ?? '';

/** Input and output of a call, with examples. */
export function CallDetails({ call, schemas }: { call: CallEntry; schemas: Schemas }) {
  const hasNoInput = outlineOf(call.input, schemas).length === 0;
  return (
    <Stack className={styles.details}>
      <p className={shared.quiet}>
        <code className={shared.code}>{call.name}</code> · Available to: {accessNames[call.access]}
        {call.manners && <span> · {call.manners}</span>}
      </p>
      <div className={styles.columns}>
        <DetailsSection
          name={`Input · ${call.name}`}
          title={call.method === 'GET' ? 'Input, as query parameters' : 'Input, as JSON body'}
        >
          {hasNoInput ? <p className={shared.quiet}>No input</p> : <SchemaRows schema={call.input} schemas={schemas} />}
        </DetailsSection>
        <DetailsSection name={`Output, in data · ${call.name}`} title="Output, in data">
          {call.output.$ref && <code className={shared.code}>{typeText(call.output)}</code>}
          <SchemaRows schema={call.output} schemas={schemas} />
        </DetailsSection>
      </div>
      <DetailsSection name={`Try it · ${call.name}`} title="Try it">
        <TryCall entry={call} hasInput={!hasNoInput} />
      </DetailsSection>
      <DetailsSection name={`Example response · ${call.name}`} title="Example response">
        <JsonBlock
          name={`Example response of ${call.name}`}
          title="From the contract, recorded in the demo shop"
          text={prettyJson(call.exampleAnswer)}
        />
      </DetailsSection>
    </Stack>
  );
}

/** A part of the details; `name` is for screen readers. */
function DetailsSection({ name, title, children }: { name: string; title: string; children: ReactNode }) {
  return (
    <Stack as="section" alignContent="start" justifyItems="start" gap={8} aria-label={name}>
      <Text as="h3" font="sans" size={13} letterSpacing="normal">
        {title}
      </Text>
      {children}
    </Stack>
  );
}

interface Props {
  schema: Schema;
  schemas: Schemas;
}

/** The fields of a schema, one row each; a field with fields of its own can be expanded. */
function SchemaRows({ schema, schemas }: Props) {
  return (
    <Box as="ul" width="full" minWidth={0} className={styles.rows}>
      {outlineOf(schema, schemas).map((row, at) => (
        <li key={`${row.name}${at}`}>
          {row.inner ? <ExpandableSchemaRow row={row} inner={row.inner} schemas={schemas} /> : <SchemaLine row={row} />}
        </li>
      ))}
    </Box>
  );
}

/** Rendered only while expanded, because a schema may contain itself. */
function ExpandableSchemaRow({ row, inner, schemas }: { row: OutlineRow; inner: Schema; schemas: Schemas }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <SchemaLine row={row} />
      </summary>
      {isOpen && <SchemaRows schema={inner} schemas={schemas} />}
    </details>
  );
}

function SchemaLine({ row: { name, type, isRequired, fallback, description } }: { row: OutlineRow }) {
  return (
    <span className={styles.callDetailsLine}>
      <Text as="code" color="ink-2" size={13} overflowWrap="anywhere" className={styles.field}>
        {name && (
          <>
            <b>{name}</b>
            {isRequired ? '' : '?'}:{' '}
          </>
        )}
        {type}
        {fallback !== undefined && <Text color="ink-3"> = {fallback}</Text>}
      </Text>
      {description && (
        <Text color="ink-2" size={12}>
          {description}
        </Text>
      )}
    </span>
  );
}
