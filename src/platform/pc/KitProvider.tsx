import { ConfigProvider, type ConfigProviderProps } from 'antd';
import english from 'antd/es/locale/en_US';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useTheme } from '@/hooks/useTheme';
import { useTranslation } from '@/hooks/useTranslation';
import { antdTheme } from './theme';

type KitLocale = NonNullable<ConfigProviderProps['locale']>;

const loadChinese = () =>
  import(/* webpackChunkName: "kit-words-pc" */ 'antd/es/locale/zh_CN').then((module) => module.default);

/** antd with our theme and in the language in use. English is always included; Chinese is loaded on demand. */
export function KitProvider({ children }: { children: ReactNode }) {
  const { theme } = useTheme();
  const { language } = useTranslation();
  const [chinese, setChinese] = useState<KitLocale>();
  useEffect(() => {
    if (language !== 'zh-CN' || chinese) return;
    loadChinese().then(setChinese, () => undefined);
  }, [language, chinese]);
  const look = useMemo(() => antdTheme(theme), [theme]);
  // Always some locale: without one antd builds its tree differently, and a change remounts the page and loses what is typed
  // (https://github.com/ant-design/ant-design/issues/50931).
  const locale = language === 'zh-CN' ? (chinese ?? english) : english;
  return (
    <ConfigProvider theme={look} locale={locale} button={{ autoInsertSpace: false }} wave={{ disabled: true }}>
      {children}
    </ConfigProvider>
  );
}
