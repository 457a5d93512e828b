import type { FunctionComponent } from 'react';
import { LinkTabs } from '@/components/LinkTabs';
import { LoadingRows } from '@/platform/LoadingRows';
import { FetchError } from '@/features/docs/components/FetchError';
import type { ContractDocument } from '@/features/docs/contractDocument';
import { fetchDocument } from '@/features/docs/fetchDocument';
import { useFetched } from '@/features/docs/useFetched';
import { useSearchParams } from '@/hooks/useSearchParams';
import { useTheme } from '@/hooks/useTheme';
import type { Platform } from '@/lib/routes';
import { queryChoice, stringifySearchParams } from '@/lib/searchParams';
import type { Theme } from '@/lib/theme';
import { useFormKit } from '@/platform/useFormKit';
import { platforms } from '@/platform/platforms';
import { PlatformProvider, usePlatform } from '@/platform/usePlatform';
import { lazyComponent } from '@/components/lazyComponent';
import styles from './gallery.less';
import type { Samples } from './galleryEntry';
import { useDocsLabels } from '@/features/docs/useDocsLabels';
import { useSamples } from './useSamples';

interface StageProps {
  samples: Samples;
}

const Waiting = () => <LoadingRows rows={8} />;

/** The stage of one platform, whose kit is loaded when it is shown. */
const stageOf = (load: () => Promise<{ Stage: FunctionComponent<StageProps> }>) =>
  lazyComponent(() => load().then(({ Stage }) => Stage), Waiting);

const stages: Record<Platform, ReturnType<typeof stageOf>> = {
  h5: stageOf(() => import(/* webpackChunkName: "gallery-h5" */ '@/features/docs/h5/galleryStage')),
  pc: stageOf(() => import(/* webpackChunkName: "gallery-pc" */ '@/features/docs/pc/galleryStage')),
};

const platformNames = ['h5', 'pc'] as const;

/** Every shared component in its states, on either platform and in either theme. */
export function Gallery() {
  const { t } = useDocsLabels();
  const { fetched, retry } = useFetched(fetchDocument);
  const { platform: ownPlatform } = usePlatform();
  const { query } = useSearchParams();
  const platform = queryChoice(query['platform'], platformNames) ?? ownPlatform;
  return (
    <>
      <p>{t('docs.gallery.lead')}</p>
      <div className={styles.switches}>
        <LinkTabs
          name={t('docs.gallery.platform')}
          current={platform}
          tabs={platformNames.map((id) => ({
            id,
            label: t(`docs.gallery.platform.${id}`),
            to: `/docs${stringifySearchParams({ section: 'gallery', platform: id })}`,
          }))}
        />
        <ThemeSwitch />
      </div>
      {fetched.status === 'loading' && <Waiting />}
      {fetched.status === 'failed' && <FetchError title={t('docs.gallery.failed')} retry={retry} />}
      {fetched.status === 'ready' && <PlatformStage platform={platform} document={fetched.value} />}
    </>
  );
}

const themes = ['device', 'light', 'dark'] as const;

/** The theme of the browser: a panel or a notification is outside the gallery and must have the same. */
function ThemeSwitch() {
  const { t } = useDocsLabels();
  const kit = useFormKit();
  const { chosenTheme, chooseTheme } = useTheme();
  if (!kit) return null;
  return (
    <kit.RadioGroup
      label={t('docs.gallery.theme')}
      look="row"
      value={chosenTheme ?? 'device'}
      onChange={(value) => chooseTheme(queryChoice<Theme>(value, ['light', 'dark']))}
      options={themes.map((value) => ({ value, label: t(`docs.gallery.theme.${value}`) }))}
    />
  );
}

function PlatformStage({ platform, document }: { platform: Platform; document: ContractDocument }) {
  const samples = useSamples(document);
  const { components, Gate } = platforms[platform];
  const Stage = stages[platform];
  if (!samples) return null;
  return (
    <div className={styles[platform]}>
      <PlatformProvider value={components}>
        <Gate key={platform}>
          <Stage samples={samples} />
        </Gate>
      </PlatformProvider>
    </div>
  );
}
