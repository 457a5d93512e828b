import { Link, useLocation } from '@umijs/max';
import type { ReactNode } from 'react';
import { LinkTabs } from '@/components/common/LinkTabs';
import { queryChoice, stringifyQuery } from '@/domain/query';
import { preferredFace } from '@/face';
import { docsSections, type DocsSection } from '@/features/docs/docsSections';
import { useDocsWords } from '@/features/docs/useDocsWords';
import { useFaults } from '@/features/docs/useFaults';
import { useArrivalFocus } from '@/hooks/useArrivalFocus';
import { useQuery } from '@/hooks/useQuery';
import { useTitle } from '@/hooks/useTitle';
import { useTopOnReplace } from '@/hooks/useTopOnReplace';
import { pathOf } from '@/routes';
import { CallsSection } from './CallsSection';
import { DemoSection } from './DemoSection';
import { ErrorsSection } from './ErrorsSection';
import { FaultBar } from './FaultBar';
import { RoutesSection } from './RoutesSection';
import { StorageSection } from './StorageSection';
import styles from './index.less';

/** The developers' page: routes, calls, storage keys, the error catalogue, and the demo shop's switches. Stands in both shells. */
export default function Docs() {
  const { t } = useDocsWords();
  const { pathname } = useLocation();
  const { query } = useQuery();
  const heading = useArrivalFocus<HTMLHeadingElement>();
  const faults = useFaults();
  const section = queryChoice(query['section'], docsSections) ?? 'routes';
  useTitle(t('docs.title'));
  useTopOnReplace(section);

  const contents: Record<DocsSection, ReactNode> = {
    routes: <RoutesSection />,
    calls: <CallsSection />,
    storage: <StorageSection />,
    errors: <ErrorsSection />,
    demo: <DemoSection faults={faults} />,
  };
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title} ref={heading} tabIndex={-1}>
          {t('docs.title')}
        </h1>
        <Link className={styles.shop} to={pathOf(preferredFace(), 'home')}>
          {t('docs.shop')}
        </Link>
      </header>
      <p className={styles.lead}>{t('docs.lead')}</p>
      <FaultBar faults={faults} />
      <div className={styles.tabs}>
        <LinkTabs
          name={t('docs.sections')}
          current={section}
          tabs={docsSections.map((id) => ({ id, label: t(`docs.section.${id}`), to: pathname + stringifyQuery({ section: id }) }))}
        />
      </div>
      <section className={styles.section} aria-labelledby="docs-section">
        <h2 id="docs-section" className={styles.name}>
          {t(`docs.section.${section}`)}
        </h2>
        {contents[section]}
      </section>
    </main>
  );
}
