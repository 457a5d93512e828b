import { ConfigProvider, type ConfigProviderProps } from 'antd';
import english from 'antd/es/locale/en_US';
import { useMemo, type ReactNode } from 'react';
import { useTheme } from '@/hooks/useTheme';
import { useKitLocale } from '@/platform/useKitLocale';
import { loadKitLocale } from '@@/locales/kitPc';
import { antdTheme } from './theme';

type KitLocale = NonNullable<ConfigProviderProps['locale']>;

/** antd with our theme and in the language in use. English is always included; other languages are loaded on demand. */
export function KitProvider({ children }: { children: ReactNode }) {
  const { theme } = useTheme();
  const look = useMemo(() => antdTheme(theme), [theme]);
  // Always some locale: without one antd builds its tree differently, and a change remounts the page and loses what is typed
  // (https://github.com/ant-design/ant-design/issues/50931).
  const locale = useKitLocale<KitLocale>(loadKitLocale, 'en', english);
  return (
    <ConfigProvider theme={look} locale={locale} button={{ autoInsertSpace: false }} wave={{ disabled: true }}>
      {children}
    </ConfigProvider>
  );
}
