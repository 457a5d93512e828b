import { useNavigate, useLocation } from '@umijs/max';
import { languageNames } from '@@/locales/languageNames';
import { choosePlatform } from '@/lib/preferredPlatform';
import { useTheme } from '@/hooks/useTheme';
import { useTranslation } from '@/hooks/useTranslation';
import { platformOfPath, pairedUrl, type Platform } from '@/lib/routes';
import { lazyComponent, EmptyComponent } from '@/components/lazyComponent';
import { Setting } from './Setting';

/** What hooks and scripts may do; a build without any does not contain it. */
const ConsentSetting = SHOP.hasReporting
  ? lazyComponent(
      () => import(/* webpackChunkName: "consent-setting" */ './ConsentSetting').then((code) => code.ConsentSetting),
      EmptyComponent,
      EmptyComponent,
    )
  : undefined;

/** Settings of this browser: language, theme and platform. */
export function Settings() {
  const { t, language, chooseLanguage } = useTranslation();
  const { chooseTheme, chosenTheme } = useTheme();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const platform = platformOfPath(pathname) ?? 'h5';

  const switchPlatform = (next: Platform) => {
    choosePlatform(next);
    navigate(pairedUrl(pathname + search, next));
  };
  return (
    <>
      {languageNames.length > 1 && (
        <Setting
          label={t('settings.language')}
          value={language}
          choices={languageNames.map((one) => ({ ...one, label: <span lang={one.value}>{one.label}</span> }))}
          onChoose={(language) => void chooseLanguage(language)}
        />
      )}
      <Setting
        label={t('settings.theme')}
        value={chosenTheme ?? 'system'}
        choices={(['system', 'light', 'dark'] as const).map((value) => ({
          value,
          label: t(`settings.theme.${value}`),
        }))}
        onChoose={(theme) => chooseTheme(theme === 'system' ? undefined : theme)}
      />
      <Setting
        label={t('settings.pageSet')}
        value={platform}
        choices={(['h5', 'pc'] as const).map((value) => ({ value, label: t(`settings.pageSet.${value}`) }))}
        onChoose={switchPlatform}
      />
      {ConsentSetting && <ConsentSetting />}
    </>
  );
}
