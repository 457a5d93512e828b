import { useNavigate, useLocation } from '@umijs/max';
import { choosePageSet } from '@/face';
import { useTheme } from '@/hooks/useTheme';
import { useWords } from '@/hooks/useWords';
import { faceOfPath, pairedAddress, type Face } from '@/routes';
import { Choice } from './Choice';

/** Language, appearance and page set. */
export function Settings() {
  const { t, language, chooseLanguage } = useWords();
  const { chooseTheme, chosenTheme } = useTheme();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const face = faceOfPath(pathname) ?? 'h5';

  const chooseFace = (wanted: Face) => {
    choosePageSet(wanted);
    navigate(pairedAddress(pathname + search, wanted));
  };
  return (
    <>
      <Choice
        label={t('settings.language')}
        value={language}
        choices={[
          { value: 'en', label: 'English' },
          { value: 'zh-CN', label: '简体中文' },
        ]}
        onChoose={(wanted) => void chooseLanguage(wanted)}
      />
      <Choice
        label={t('settings.theme')}
        value={chosenTheme ?? 'system'}
        choices={(['system', 'light', 'dark'] as const).map((value) => ({ value, label: t(`settings.theme.${value}`) }))}
        onChoose={(wanted) => chooseTheme(wanted === 'system' ? undefined : wanted)}
      />
      <Choice
        label={t('settings.pageSet')}
        value={face}
        choices={(['h5', 'pc'] as const).map((value) => ({ value, label: t(`settings.pageSet.${value}`) }))}
        onChoose={chooseFace}
      />
    </>
  );
}
