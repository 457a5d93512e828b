import { setDefaultConfig } from 'antd-mobile';
import zhCN from 'antd-mobile/es/locales/zh-CN';
import { useEffect, useState } from 'react';
import { useTranslation } from '@/hooks/useTranslation';

const loadEnglish = () =>
  import(/* webpackChunkName: "kit-words-h5" */ 'antd-mobile/es/locales/en-US').then((module) => module.default);

/**
 * antd-mobile's messages in the language in use. antd-mobile always includes Chinese; English is loaded with the first
 * page on which antd-mobile shows text, which excludes the home page.
 */
export function useKitLocale(isSpoken: boolean): typeof zhCN {
  const { language } = useTranslation();
  const [english, setEnglish] = useState<typeof zhCN>();
  const locale = language === 'en' ? (english ?? zhCN) : zhCN;
  useEffect(() => {
    if (!isSpoken || language !== 'en' || english) return;
    loadEnglish().then(setEnglish, () => undefined);
  }, [isSpoken, language, english]);
  // Toasts and dialogs are rendered outside the provider.
  useEffect(() => setDefaultConfig({ locale }), [locale]);
  return locale;
}
