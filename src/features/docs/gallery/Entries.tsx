import { useMemo, type ReactNode } from 'react';
import { ErrorBoundary } from '@/components/ErrorBoundary';
import shared from '@/features/docs/components/shared.less';
import { isFeatureOn } from '@/lib/features';
import { usePlatform } from '@/platform/usePlatform';
import { contentEntries } from './contentEntries';
import { controlEntries } from './controlEntries';
import styles from './gallery.less';
import type { GalleryEntries, GalleryEntry, GalleryState, Samples } from './galleryEntry';
import { shopEntries } from './shopEntries';
import { stateEntries } from './stateEntries';
import { useDocsLabels } from '@/features/docs/useDocsLabels';

interface Props {
  samples: Samples;
  /** The entries of components that only this platform has. */
  platformEntries: GalleryEntries;
}

/** The entries of one platform, by name. */
export function Entries({ samples, platformEntries }: Props) {
  const sorted = useMemo(() => {
    const parts = [controlEntries, stateEntries, contentEntries, shopEntries, platformEntries];
    return parts.flatMap((part) => part(samples)).sort((one, other) => (one.name < other.name ? -1 : 1));
  }, [samples, platformEntries]);
  return (
    <ul className={styles.entries}>
      {sorted
        .filter(({ feature }) => !feature || isFeatureOn(feature))
        .map((entry) => (
          <li key={entry.file + entry.name} className={shared.card} aria-labelledby={`gallery-${entry.name}`}>
            <Entry entry={entry} />
          </li>
        ))}
    </ul>
  );
}

function Entry({ entry: { name, file, states } }: { entry: GalleryEntry }) {
  const { t } = useDocsLabels();
  const { platform } = usePlatform();
  return (
    <div className={styles.entry}>
      <h3 id={`gallery-${name}`} className={styles.name}>
        {name}
      </h3>
      <p>{t(`docs.gallery.about.${name}`)}</p>
      <code className={shared.code}>{file.replace('{platform}', platform)}</code>
      <div className={styles.states}>
        {(Object.entries(states) as [GalleryState, ReactNode][]).map(([state, sample]) => (
          <figure key={state} className={styles.state}>
            <figcaption className={shared.quiet}>{t(`docs.gallery.state.${state}`)}</figcaption>
            <div className={styles.sample}>
              <ErrorBoundary resetKey="" fallback={() => <p>{t('docs.gallery.broken')}</p>}>
                {sample}
              </ErrorBoundary>
            </div>
          </figure>
        ))}
      </div>
    </div>
  );
}
