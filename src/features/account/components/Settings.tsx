import { useNavigate, useLocation } from '@umijs/max';
import { choosePlatform } from '@/lib/preferredPlatform';
import { useTheme } from '@/hooks/useTheme';
import { useTranslation } from '@/hooks/useTranslation';
import { platformOfPath, pairedAddress, type Platform } from '@/lib/routes';
import { useId } from 'react';
import styles from '@/components/RadioField.less';

interface RadioFieldProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly { value: Value; label: string }[];
  onChoose: (value: Value) => void;
}

/** A choice between a few values: native radio buttons drawn as a segmented control. */
function RadioField<Value extends string>({ label, value, choices, onChoose }: RadioFieldProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{label}</legend>
      <span className={styles.row}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.one}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </span>
    </fieldset>
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
      <RadioField
        label={t('settings.language')}
        value={language}
        choices={[
          { value: 'en', label: 'English' },
          { value: 'zh-CN', label: '简体中文' },
        ]}
        onChoose={(wanted) => void chooseLanguage(wanted)}
      />
      <RadioField
        label={t('settings.theme')}
        value={chosenTheme ?? 'system'}
        choices={(['system', 'light', 'dark'] as const).map((value) => ({
          value,
          label: t(`settings.theme.${value}`),
        }))}
        onChoose={(wanted) => chooseTheme(wanted === 'system' ? undefined : wanted)}
      />
      <RadioField
        label={t('settings.pageSet')}
        value={platform}
        choices={(['h5', 'pc'] as const).map((value) => ({ value, label: t(`settings.pageSet.${value}`) }))}
        onChoose={switchPlatform}
      />
    </>
  );
}
