import { ConfigProvider, setDefaultConfig } from 'antd-mobile';
import chinese from 'antd-mobile/es/locales/zh-CN';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from '@/hooks/useTranslation';

const loadEnglish = () =>
  import(/* webpackChunkName: "kit-words-h5" */ 'antd-mobile/es/locales/en-US').then((module) => module.default);

/**
 * antd-mobile in the language in use, for every page but home, which has no text of antd-mobile. antd-mobile always includes
 * Chinese; English is loaded on demand.
 */
export function KitProvider({ children }: { children: ReactNode }) {
  const { language } = useTranslation();
  const [english, setEnglish] = useState<typeof chinese>();
  const locale = language === 'en' ? (english ?? chinese) : chinese;
  useEffect(() => {
    if (language !== 'en' || english) return;
    loadEnglish().then(setEnglish, () => undefined);
  }, [language, english]);
  // Toasts and dialogs are rendered outside the provider.
  useEffect(() => setDefaultConfig({ locale }), [locale]);
  return <ConfigProvider locale={locale}>{children}</ConfigProvider>;
}
