import { useLocation } from '@umijs/max';
import { useEffect, useState } from 'react';
import { preferredFace } from '@/face';
import { useWords } from '@/hooks/useWords';
import { faceOfPath, safeReturnTo } from '@/routes';
import { PartFault } from './PartFault';
import styles from './SafeHtml.less';

/**
 * The one place where HTML of the shop is shown: sanitised on the device before it is. The sanitiser comes with the first
 * text that needs it; until then the place is kept.
 */
export function SafeHtml({ html }: { html: string }) {
  const { t } = useWords();
  const { pathname } = useLocation();
  const face = faceOfPath(pathname) ?? preferredFace();
  const [clean, setClean] = useState<{ html: string; safe: string }>();
  const [isMissing, setMissing] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isWanted = true;
    setMissing(false);
    import(/* webpackChunkName: "sanitise" */ './sanitise').then(
      ({ sanitise }) => isWanted && setClean({ html, safe: sanitise(html, (wanted) => safeReturnTo(face, wanted)) }),
      () => isWanted && setMissing(true),
    );
    return () => {
      isWanted = false;
    };
  }, [html, face, tries]);
  if (isMissing) return <PartFault problem={{ kind: 'noResponse', cause: 'network' }} name={t('article.body')} retry={() => setTries(tries + 1)} />;
  if (clean?.html !== html) return <div className={`${styles.text} bone`} style={{ minHeight: '8rem' }} aria-hidden="true" />;
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: clean.safe }} />;
}
