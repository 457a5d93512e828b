import { setDefaultConfig } from 'antd-mobile';
import zhCN from 'antd-mobile/es/locales/zh-CN';
import { useEffect, useState } from 'react';
import { useWords } from '@/hooks/useWords';

const loadEnglish = () => import(/* webpackChunkName: "kit-words-h5" */ 'antd-mobile/es/locales/en-US').then((module) => module.default);

/**
 * The kit's own words in the language in use. The kit always brings Chinese; English comes with the first page where the kit
 * says something, which the home page is not.
 */
export function useKitLocale(isSpoken: boolean): typeof zhCN {
  const { language } = useWords();
  const [english, setEnglish] = useState<typeof zhCN>();
  const locale = language === 'en' ? (english ?? zhCN) : zhCN;
  useEffect(() => {
    if (!isSpoken || language !== 'en' || english) return;
    loadEnglish().then(setEnglish, () => undefined);
  }, [isSpoken, language, english]);
  // What the kit draws outside the page does not see the provider.
  useEffect(() => setDefaultConfig({ locale }), [locale]);
  return locale;
}
