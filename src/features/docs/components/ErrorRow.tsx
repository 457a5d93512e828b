import classNames from 'classnames';
import { useState, type ReactNode } from 'react';
import { breaksPage, nameOfEntry, type CatalogueEntry } from '@/features/docs/errorCatalogue';
import { useDocsLabels, type TranslateDocs } from '@/features/docs/useDocsLabels';
import type { Outcome } from '@/features/docs/useTriggerError';
import type { Notification } from '@/lib/notifications';
import styles from './ErrorRow.less';
import shared from './shared.less';

interface Props {
  entry: CatalogueEntry;
  outcome: Outcome | undefined;
  run: (entry: CatalogueEntry, message: string) => Promise<void>;
}

/** An entry of the error catalogue, a button that triggers it, and the outcome. */
export function ErrorRow({ entry, outcome, run }: Props) {
  const { t } = useDocsLabels();
  const name = nameOfEntry(entry, t);
  return (
    <li className={styles.row} aria-labelledby={`error-${entry}`}>
      <div className={styles.text}>
        <h3 id={`error-${entry}`} className={styles.name}>
          {name}
        </h3>
        <p className={shared.quiet}>{t(`docs.errors.sees.${entry}`)}</p>
      </div>
      <button
        type="button"
        className={shared.button}
        onClick={() => void run(entry, t('docs.errors.message', { name }))}
      >
        {t('docs.errors.provoke')}
        <span className="visually-hidden"> {name}</span>
      </button>
      <div className={styles.outcome} role="status">
        {outcome && <ErrorOutcome outcome={outcome} />}
      </div>
      {outcome && breaksPage(entry) && <PageBreaker name={name} error={outcome.error} />}
    </li>
  );
}

/** Throws during render, as a chunk that failed to load does; the layout then shows its error page. */
function PageBreaker({ name, error }: { name: string; error: Error }) {
  const { t } = useDocsLabels();
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw error;
  return (
    <button type="button" className={classNames(shared.button, styles.break)} onClick={() => setBroken(true)}>
      {t('docs.errors.showBroken')}
      <span className="visually-hidden"> {name}</span>
    </button>
  );
}

function getNotificationText(t: TranslateDocs, notification: Notification | undefined): string {
  if (!notification) return t('docs.errors.toldNothing');
  const labels =
    notification.severity === 'notification'
      ? `${notification.title} – ${notification.description}`
      : notification.message;
  return `${labels} · ${t(`docs.errors.way.${notification.severity}`)}`;
}

/** The notification to the customer, the error that the caller received, and its ApiError. */
function ErrorOutcome({ outcome: { notification, error, apiError } }: { outcome: Outcome }) {
  const { t } = useDocsLabels();
  return (
    <dl className={styles.outcomeDetails}>
      <Fact name={t('docs.errors.told')}>{getNotificationText(t, notification)}</Fact>
      <Fact name={t('docs.errors.got')}>
        <code className={shared.code}>{`${error.name}: ${error.message}`}</code>
      </Fact>
      {apiError && (
        <Fact name={t('docs.errors.problem')}>
          <code className={shared.code}>{JSON.stringify(apiError)}</code>
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
