import { useLocation } from '@umijs/max';
import { useEffect, useState } from 'react';
import { preferredFace } from '@/face';
import { faceOfPath, safeReturnTo } from '@/routes';
import styles from './SafeHtml.less';

/**
 * The one place where HTML of the shop is shown: sanitised on the device before it is. The sanitiser comes with the first
 * text that needs it; until then the place is kept.
 */
export function SafeHtml({ html }: { html: string }) {
  const { pathname } = useLocation();
  const face = faceOfPath(pathname) ?? preferredFace();
  const [clean, setClean] = useState<{ html: string; safe: string }>();
  useEffect(() => {
    let isWanted = true;
    void import(/* webpackChunkName: "sanitise" */ './sanitise').then(({ sanitise }) => {
      if (isWanted) setClean({ html, safe: sanitise(html, (wanted) => safeReturnTo(face, wanted)) });
    });
    return () => {
      isWanted = false;
    };
  }, [html, face]);
  if (clean?.html !== html) return <div className={`${styles.text} bone`} style={{ minHeight: '8rem' }} aria-hidden="true" />;
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: clean.safe }} />;
}
