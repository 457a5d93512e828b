import type { ReactNode } from 'react';
import { useDocsWords, type TranslateDocs } from '@/features/docs/useDocsWords';
import type { Outcome } from '@/features/docs/useProvoke';
import type { Said } from '@/notify';
import styles from './ErrorOutcome.less';
import parts from './parts.less';

function toldWords(t: TranslateDocs, said: Said | undefined): string {
  if (!said) return t('docs.errors.toldNothing');
  const words = said.way === 'notification' ? `${said.title} – ${said.description}` : said.message;
  return `${words} · ${t(`docs.errors.way.${said.way}`)}`;
}

/** What the customer was told, what the caller got, and what screens make of it. */
export function ErrorOutcome({ outcome: { said, error, problem } }: { outcome: Outcome }) {
  const { t } = useDocsWords();
  return (
    <dl className={styles.outcome}>
      <Fact name={t('docs.errors.told')}>{toldWords(t, said)}</Fact>
      <Fact name={t('docs.errors.got')}>
        <code className={parts.code}>{`${error.name}: ${error.message}`}</code>
      </Fact>
      {problem && (
        <Fact name={t('docs.errors.problem')}>
          <code className={parts.code}>{JSON.stringify(problem)}</code>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
