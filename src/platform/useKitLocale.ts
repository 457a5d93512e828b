import { useEffect, useState } from 'react';
import { useTranslation } from '@/hooks/useTranslation';
import type { Language } from '@/lib/i18n';

/**
 * The texts of a UI kit in the language in use. `own` are those that the kit includes, of `builtInLanguageOfKit`; the others are loaded
 * on demand. Until they are there, the last ones stay.
 */
export function useKitLocale<KitLocale>(
  load: Readonly<Partial<Record<Language, () => Promise<KitLocale>>>>,
  ownLanguage: Language,
  own: KitLocale,
): KitLocale {
  const { language } = useTranslation();
  const [loaded, setLoaded] = useState<KitLocale>();
  useEffect(() => {
    if (language === ownLanguage) return;
    let isCurrent = true;
    load[language]?.().then(
      (locale) => isCurrent && setLoaded(() => locale),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [load, language, ownLanguage]);
  return language === ownLanguage ? own : (loaded ?? own);
}
