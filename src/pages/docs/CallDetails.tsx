import type { CallEntry } from '@/features/docs/callEntries';
import type { Schemas } from '@/features/docs/contractDocument';
import { outlineOf, typeText } from '@/features/docs/schemaOutline';
import { useDocsWords } from '@/features/docs/useDocsWords';
import styles from './CallDetails.less';
import { Listing } from './Listing';
import { SchemaRows } from './SchemaRows';
import { TryCall } from './TryCall';
import parts from './parts.less';

const pretty = (value: unknown) => JSON.stringify(value, null, 2) ?? '';

/** What a call takes and gives, with an example of both. */
export function CallDetails({ call, schemas }: { call: CallEntry; schemas: Schemas }) {
  const { t } = useDocsWords();
  const takesNothing = outlineOf(call.input, schemas).length === 0;
  return (
    <div className={styles.details}>
      <p className={parts.quiet}>
        <code className={parts.code}>{call.name}</code> · {t('docs.calls.who')}: {t(`docs.calls.access.${call.access}`)}
        {call.manners && <span lang="en"> · {call.manners}</span>}
      </p>
      <div className={styles.columns}>
        <section className={styles.part} aria-label={`${t('docs.calls.input')} · ${call.name}`}>
          <h3 className={styles.heading}>{t(call.method === 'GET' ? 'docs.calls.inputQuery' : 'docs.calls.inputBody')}</h3>
          {takesNothing ? <p className={parts.quiet}>{t('docs.calls.noInput')}</p> : <SchemaRows schema={call.input} schemas={schemas} />}
        </section>
        <section className={styles.part} aria-label={`${t('docs.calls.output')} · ${call.name}`}>
          <h3 className={styles.heading}>{t('docs.calls.output')}</h3>
          {call.output.$ref && <code className={parts.code}>{typeText(call.output)}</code>}
          <SchemaRows schema={call.output} schemas={schemas} />
        </section>
      </div>
      <section className={styles.part} aria-label={`${t('docs.calls.example')} · ${call.name}`}>
        <h3 className={styles.heading}>{t('docs.calls.example')}</h3>
        {!takesNothing && <Listing name={t('docs.calls.exampleSent', { name: call.name })} text={pretty(call.exampleInput)} />}
        <Listing name={t('docs.calls.exampleAnswered', { name: call.name })} text={pretty(call.exampleAnswer)} />
        {call.canTry && <TryCall name={call.name} path={call.path} />}
      </section>
    </div>
  );
}
