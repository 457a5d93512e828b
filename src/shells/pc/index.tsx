/** The shell of the desktop pages: the kit in our look, header and footer, and the desktop's ways of telling and of login. */
import { useModel } from '@umijs/max';
import type { ReactNode } from 'react';
import { ShellBars } from '@/components/common/ShellBars';
import { SkipLink } from '@/components/common/SkipLink';
import { ToastView } from '@/components/common/ToastView';
import { GoodsOutline } from '@/components/pc/GoodsOutline';
import { PageOutlines } from '@/hooks/pageOutlines';
import { useLazyNotifier } from '@/hooks/useLazyNotifier';
import { pathOf } from '@/routes';
import { Footer } from './Footer';
import { Header } from './Header';
import { KitProvider } from './KitProvider';
import { LoginHost } from './LoginHost';
import styles from './index.less';

const outlines = { [pathOf('pc', 'goods')]: GoodsOutline };
const loadNotices = () => import(/* webpackChunkName: "notices-pc" */ './kitNotices').then(({ notifier }) => notifier);

export default function Shell({ children }: { children: ReactNode }) {
  const { toast } = useModel('toast');
  useLazyNotifier(loadNotices);
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
        <ToastView toast={toast} />
      </div>
    </KitProvider>
  );
}
