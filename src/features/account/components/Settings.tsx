import { useNavigate, useLocation } from '@umijs/max';
import { languageNames } from '@@/locales/languageNames';
import { choosePlatform } from '@/lib/preferredPlatform';
import { useTheme } from '@/hooks/useTheme';
import { useTranslation } from '@/hooks/useTranslation';
import { platformOfPath, pairedAddress, type Platform } from '@/lib/routes';
import { useFormKit } from '@/platform/formKit';
import styles from './Settings.less';

interface SettingProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
}

/** The name of a setting and its values. */
function Setting<Value extends string>({ label, value, choices, onChoose }: SettingProps<Value>) {
  const kit = useFormKit();
  const choose = (wanted: string) => {
    const choice = choices.find((one) => one.value === wanted);
    if (choice) onChoose(choice.value);
  };
  return (
    <div className={styles.setting}>
      <span aria-hidden>{label}</span>
      {kit ? (
        <kit.RadioGroup label={label} look="row" options={choices} value={value} onChange={choose} />
      ) : (
        <span className={styles.place} />
      )}
    </div>
  );
}

/** Settings of this browser: language, theme and platform. */
export function Settings() {
  const { t, language, chooseLanguage } = useTranslation();
  const { chooseTheme, chosenTheme } = useTheme();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const platform = platformOfPath(pathname) ?? 'h5';

  const switchPlatform = (wanted: Platform) => {
    choosePlatform(wanted);
    navigate(pairedAddress(pathname + search, wanted));
  };
  return (
    <>
      <Setting
        label={t('settings.language')}
        value={language}
        choices={languageNames}
        onChoose={(wanted) => void chooseLanguage(wanted)}
      />
      <Setting
        label={t('settings.theme')}
        value={chosenTheme ?? 'system'}
        choices={(['system', 'light', 'dark'] as const).map((value) => ({
          value,
          label: t(`settings.theme.${value}`),
        }))}
        onChoose={(wanted) => chooseTheme(wanted === 'system' ? undefined : wanted)}
      />
      <Setting
        label={t('settings.pageSet')}
        value={platform}
        choices={(['h5', 'pc'] as const).map((value) => ({ value, label: t(`settings.pageSet.${value}`) }))}
        onChoose={switchPlatform}
      />
    </>
  );
}
