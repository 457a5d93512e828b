/** The shell of the desktop pages: antd theme and locale, bars, header, footer, toast, notifications and login dialog. */
import './shellMessages';
import { useModel } from '@umijs/max';
import type { ReactNode } from 'react';
import { ShellBars } from '@/layouts/ShellBars';
import { SkipLink } from '@/components/SkipLink';
import { ToastView } from '@/components/ToastView';
import { BagHostLoader } from '@/features/collect/components/BagHostLoader';
import { PlainLoading } from '@/loading';
import { PageOutlines } from '@/platform/pageOutlines';
import { useLazyNotifier } from '@/platform/useLazyNotifier';
import { pathOf } from '@/lib/routes';
import { Footer } from './Footer';
import { Header } from './Header';
import { KitProvider } from '@/platform/pc/KitProvider';
import { LoginHost } from '@/features/login/pc/LoginHost';
import { lazyComponent } from '@/startup/lazyComponent';
import styles from './Shell.less';

const ProductOutline = lazyComponent(
  () =>
    import(/* webpackChunkName: "outline-pc" */ '@/features/product/pc/ProductOutline').then(
      (module) => module.ProductOutline,
      () => PlainLoading,
    ),
  PlainLoading,
);
const loadBagHost = () => import(/* webpackChunkName: "bag-pc" */ '@/features/collect/pc/BagHost');
const outlines = { [pathOf('pc', 'goods')]: ProductOutline };
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
          <PageOutlines value={outlines}>{children}</PageOutlines>
        </div>
        <Footer />
        <LoginHost />
        <BagHostLoader loadHost={loadBagHost} />
        <ToastView toast={toast} />
      </div>
    </KitProvider>
  );
}
