import { useLocation } from '@umijs/max';
import { Link } from 'react-router-dom';
import { useEffect, type ReactNode } from 'react';
import { Row, Stack, Text } from '@/components/Layout';
import { logViolations } from '@/api/reportViolations';
import { LoadingRows } from '@/platform/LoadingRows';
import { MessagesGate } from '@/components/MessagesGate';
import { LinkTabs } from '@/components/LinkTabs';
import { queryChoice, stringifySearchParams } from '@/lib/searchParams';
import { preferredPlatform } from '@/lib/preferredPlatform';
import { docsSections, sectionNames, type DocsSection } from '@/features/docs/docsSections';
import { useFaults } from '@/hooks/useFaults';
import { useServerRecord } from '@/hooks/useInitialState';
import { useFocusOnMount } from '@/hooks/useFocusOnMount';
import { useSearchParams } from '@/hooks/useSearchParams';
import { useTitle } from '@/hooks/useTitle';
import { useTopOnReplace } from '@/hooks/useTopOnReplace';
import { pathOf } from '@/lib/routes';
import { CallsSection } from '@/features/docs/components/CallsSection';
import { DemoSection } from '@/features/docs/components/DemoSection';
import { FaultBar } from '@/features/docs/components/FaultBar';
import { RoutesSection } from '@/features/docs/components/RoutesSection';
import { StorageSection } from '@/features/docs/components/StorageSection';
import styles from '@/features/docs/components/shared.less';

/**
 * The developer page: routes, API calls, storage keys and demo shop, in English. Both shells render it, so it imports neither
 * antd nor antd-mobile.
 */
export default function Docs() {
  const { pathname } = useLocation();
  const { query } = useSearchParams();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  const faults = useFaults();
  const section = queryChoice(query['section'], docsSections) ?? 'routes';
  // The sections leave out features that the shop's information switches off.
  useServerRecord();
  useTitle('For developers');
  useTopOnReplace(section);
  // The development server logs them on every page.
  useEffect(() => (process.env['NODE_ENV'] === 'development' ? undefined : logViolations()), []);

  const contents: Record<DocsSection, ReactNode> = {
    routes: <RoutesSection />,
    calls: <CallsSection />,
    storage: <StorageSection />,
    demo: <DemoSection faults={faults} />,
  };
  return (
    <main id="main" tabIndex={-1} className={styles.page} lang="en">
      <Row as="header" wrap align="baseline" justify="space-between" rowGap={0} columnGap={24}>
        <Text as="h1" minWidth={0} size={32} style={{ hyphens: 'auto' }} ref={heading} tabIndex={-1}>
          For developers
        </Text>
        <Row
          as={Link}
          minHeight="touch"
          align="center"
          color="action"
          weight={600}
          inline
          to={pathOf(preferredPlatform(), 'home')}
        >
          Back to the shop
        </Row>
      </Row>
      <Text as="p" marginBottom={16} color="ink-2" style={{ maxWidth: '64ch' }}>
        Every route, call and storage key of this storefront, as it runs right now.
      </Text>
      <FaultBar faults={faults} />
      <div className={styles.tabs}>
        <LinkTabs
          name="Sections of this page"
          current={section}
          tabs={docsSections.map((id) => ({
            id,
            label: sectionNames[id],
            to: pathname + stringifySearchParams({ section: id }),
          }))}
        />
      </div>
      <Stack as="section" gap={20} marginTop={24} className={styles.section} aria-labelledby="docs-section">
        <Text as="h2" id="docs-section" size={25}>
          {sectionNames[section]}
        </Text>
        <MessagesGate waiting={<LoadingRows rows={8} />}>{contents[section]}</MessagesGate>
      </Stack>
    </main>
  );
}
