import { ConfigProvider, setDefaultConfig } from 'antd-mobile';
import chinese from 'antd-mobile/es/locales/zh-CN';
import { useEffect, type ReactNode } from 'react';
import { useKitLocale } from '@/platform/useKitLocale';
import { loadKitLocale } from '@@/locales/kitH5';

/**
 * antd-mobile in the language in use, for every page but home, which has no text of antd-mobile. antd-mobile always includes
 * Chinese; other languages are loaded on demand.
 */
export function KitProvider({ children }: { children: ReactNode }) {
  const locale = useKitLocale(loadKitLocale, 'zh-CN', chinese);
  // Toasts and dialogs are rendered outside the provider.
  useEffect(() => setDefaultConfig({ locale }), [locale]);
  return <ConfigProvider locale={locale}>{children}</ConfigProvider>;
}
