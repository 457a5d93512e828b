import { useEffect, useState } from 'react';
import { Row } from '@/components/Layout';
import { reloadPage, reloadForMissingFile, getMissingFile } from '@/lib/reload';
import { onUserOrNetworkReturn } from '@/lib/connection';
import { PlainState } from '@/platform/PlainState';
import { removePrerendered } from '@/lib/prerendered';
import { useIsOnline } from '@/hooks/useIsOnline';
import { useTranslation } from '@/hooks/useTranslation';
import { Loading } from '@/components/Loading';

interface Props {
  error?: unknown;
  /** Renders the page again without a reload. */
  retry?: () => void;
}

/**
 * Error page for a page that failed to render or load. Without loaded messages it shows the texts that are part of the document. A
 * missing file may be gone with a deploy, so this page reloads the document once. When the network or the user comes back, it
 * renders the page again, which loads the file. It may be the code of the UI kit that is missing, so the page uses neither kit.
 */
export function BrokenPage({ error, retry }: Props) {
  const { t } = useTranslation();
  const isOnline = useIsOnline();
  const [isLeaving, setLeaving] = useState(getMissingFile(error) !== undefined);
  useEffect(() => setLeaving(reloadForMissingFile(error)), [error]);
  useEffect(
    () => onUserOrNetworkReturn(() => (retry ? retry() : setLeaving(reloadForMissingFile(error)))),
    [error, retry],
  );
  useEffect(() => {
    if (!isLeaving) void removePrerendered({ atOnce: true });
  }, [isLeaving]);
  if (isLeaving) return <Loading />;
  const texts = window.startup?.withoutFiles;
  const what = isOnline ? 'page' : 'offline';
  // Offline and without a service worker, a reload would replace the app with the error page of the browser.
  const again = () => {
    if (!navigator.onLine && !navigator.serviceWorker?.controller) retry?.();
    else if (!reloadPage(error, { byHand: true })) window.location.reload();
  };
  return (
    <main id="main" tabIndex={-1}>
      <section role="alert">
        <PlainState
          picture={<img src={`${BASE_PATH}/pictures/offline.webp`} alt="" width={96} height={96} />}
          title={<h1>{t(`problem.${what}.title`) || texts?.text}</h1>}
          text={<p>{t(`problem.${what}.text`)}</p>}
        >
          <Row wrap justify="center" gap={12}>
            <button type="button" className="button-link button-link-primary" onClick={again}>
              {t('problem.reload') || texts?.reload}
            </button>
            <a className="button-link" href="#/home">
              {t('problem.home') || texts?.home}
            </a>
          </Row>
        </PlainState>
      </section>
    </main>
  );
}
