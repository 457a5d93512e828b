import { ConfigProvider, type ConfigProviderProps } from 'antd';
import english from 'antd/es/locale/en_US';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useTheme } from '@/hooks/useTheme';
import { useWords } from '@/hooks/useWords';
import { kitTheme } from './kitTheme';

type KitLocale = NonNullable<ConfigProviderProps['locale']>;

const loadChinese = () => import(/* webpackChunkName: "kit-words-pc" */ 'antd/es/locale/zh_CN').then((module) => module.default);

/** The kit in our look and in the language in use. It always brings English; Chinese comes on demand. */
export function KitProvider({ children }: { children: ReactNode }) {
  const { theme } = useTheme();
  const { language } = useWords();
  const [chinese, setChinese] = useState<KitLocale>();
  useEffect(() => {
    if (language !== 'zh-CN' || chinese) return;
    loadChinese().then(setChinese, () => undefined);
  }, [language, chinese]);
  const look = useMemo(() => kitTheme(theme), [theme]);
  // Always some locale: without one the kit builds its tree differently, and what is typed would be lost on a change.
  const locale = language === 'zh-CN' ? (chinese ?? english) : english;
  return (
    <ConfigProvider theme={look} locale={locale} button={{ autoInsertSpace: false }} wave={{ disabled: true }}>
      {children}
    </ConfigProvider>
  );
}
