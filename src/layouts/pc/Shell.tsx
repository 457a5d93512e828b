/** The shell of the desktop pages: antd theme and locale, bars, header, footer, toast, notifications and login dialog. */
import './shellMessages';
import { useModel } from '@umijs/max';
import type { ReactNode } from 'react';
import { ShellBars } from '@/layouts/ShellBars';
import { SkipLink } from '@/components/SkipLink';
import { ToastView } from '@/components/ToastView';
import { BagHostLoader } from '@/features/collect/components/BagHostLoader';
import { PageOutline, PlainLoading } from '@/components/Loading';
import { useLazyNotifier } from '@/platform/useLazyNotifier';
import { Footer } from './Footer';
import { Header } from './Header';
import { KitProvider } from '@/platform/pc/KitProvider';
import { LoginHost } from '@/features/login/pc/LoginHost';
import { lazyComponent } from '@/components/lazyComponent';
import styles from './Shell.less';

const Outline = lazyComponent(
  () => import(/* webpackChunkName: "outline-pc" */ './Outline').then((code) => code.Outline),
  PlainLoading,
  PlainLoading,
);
const loadBagHost = () => import(/* webpackChunkName: "bag-pc" */ '@/features/collect/pc/BagHost');
const loadNotifier = () =>
  import(/* webpackChunkName: "notices-pc" */ '@/platform/pc/notifications').then(({ notifier }) => notifier);

export default function Shell({ children }: { children: ReactNode }) {
  const { toast } = useModel('toast');
  useLazyNotifier(loadNotifier);
  return (
    <KitProvider>
      <div className={styles.shell}>
        <SkipLink />
        <ShellBars />
        <Header />
        <div className={styles.content}>
          <PageOutline value={Outline}>{children}</PageOutline>
        </div>
        <Footer />
        <LoginHost />
        <BagHostLoader loadHost={loadBagHost} />
        <ToastView toast={toast} />
      </div>
    </KitProvider>
  );
}
