import { useLocation } from '@umijs/max';
import classNames from 'classnames';
import { useEffect, useState } from 'react';
import { Text } from '@/components/Layout';
import { preferredPlatform } from '@/lib/preferredPlatform';
import { useTranslation } from '@/hooks/useTranslation';
import { onUserOrNetworkReturn } from '@/lib/connection';
import { platformOfPath, safeReturnTo } from '@/lib/routes';
import { SectionError } from './SectionError';
import type { OmittedPart } from '@/lib/sanitizeHtml';
import styles from './SafeHtml.less';

/**
 * Renders HTML from the API after sanitising it; no other component renders HTML. The sanitiser is loaded with the
 * first text; a placeholder keeps the space until then. A text that is too long for a page is shortened and says so. Calls
 * `onShown`, which must be stable, when the text is there or cannot be shown.
 */
export function SafeHtml({ html, onShown }: { html: string; onShown?: (isShown: true) => void }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const platform = platformOfPath(pathname) ?? preferredPlatform();
  const [clean, setClean] = useState<{ html: string; safe: string; leftOut: OmittedPart | undefined }>();
  const [isMissing, setMissing] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    setMissing(false);
    import(/* webpackChunkName: "sanitise" */ '@/lib/sanitizeHtml').then(
      ({ sanitizeHtml }) =>
        isCurrent && setClean({ html, ...sanitizeHtml(html, (href) => safeReturnTo(platform, href)) }),
      () => isCurrent && setMissing(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [html, platform, tries]);
  useEffect(() => (isMissing ? onUserOrNetworkReturn(() => setTries((count) => count + 1)) : undefined), [isMissing]);
  const isOver = isMissing || clean?.html === html;
  useEffect(() => {
    if (isOver) onShown?.(true);
  }, [isOver, onShown]);
  if (isMissing)
    return (
      <SectionError
        error={{ kind: 'noResponse', cause: 'network' }}
        name={t('article.body')}
        retry={() => setTries((count) => count + 1)}
      />
    );
  if (clean?.html !== html)
    return (
      <div
        className={classNames(styles.text, 'skeleton')}
        // About the height of the text, so that what is below it is not taken for near.
        style={{ minHeight: `${Math.min(40, Math.max(8, Math.round(html.length / 33)))}rem` }}
        aria-hidden="true"
      />
    );
  return (
    <>
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: clean.safe }} />
      {clean.leftOut && (
        <Text as="p" paddingBlock={12} paddingInline={16} radius="option" background="soft" size={15} marginTop={20}>
          {t(`article.leftOut.${clean.leftOut}`)}
        </Text>
      )}
    </>
  );
}
