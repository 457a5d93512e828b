/** The shell of the phone pages: the kit in our look, the bars, and the phone's ways of telling and of offering login. */
import { history, useLocation, useModel } from '@umijs/max';
import 'antd-mobile/es/global';
import { ConfigProvider } from 'antd-mobile';
import { useEffect, type ReactNode } from 'react';
import { ShellBars } from '@/components/common/ShellBars';
import { SkipLink } from '@/components/common/SkipLink';
import { ToastView } from '@/components/common/ToastView';
import { GoodsOutline } from '@/components/h5/GoodsOutline';
import { PageOutlines } from '@/hooks/pageOutlines';
import { useLazyNotifier } from '@/hooks/useLazyNotifier';
import { faceOfPath, pathOf } from '@/routes';
import { installSignInOffer } from '@/signInOffer';
import { TabBar, tabOfPath } from './TabBar';
import { useKitLocale } from './useKitLocale';
import './kit.less';
import styles from './index.less';

const outlines = { [pathOf('h5', 'goods')]: GoodsOutline };
const loadNotices = () => import(/* webpackChunkName: "notices-h5" */ './kitNotices').then(({ notifier }) => notifier);

/** Login is a page of its own, which leads back to where it was offered. */
function goToLogin(): void {
  const { pathname, search } = history.location;
  if (pathname !== pathOf('h5', 'login')) history.push(pathOf('h5', 'login', { returnTo: pathname + search }), { isOffered: true });
}

export default function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { toast } = useModel('toast');
  const tab = tabOfPath(pathname);
  const locale = useKitLocale(faceOfPath(pathname) === 'h5' && tab !== 'home');
  useLazyNotifier(loadNotices);
  useEffect(() => installSignInOffer(goToLogin), []);
  return (
    <ConfigProvider locale={locale}>
      <div className={`${styles.shell} ${tab ? styles.withTabs : ''}`}>
        <SkipLink />
        <ShellBars />
        <div className={styles.content}>
          <PageOutlines value={outlines}>{children}</PageOutlines>
        </div>
        {tab && <TabBar current={tab} />}
        <ToastView toast={toast} />
      </div>
    </ConfigProvider>
  );
}
