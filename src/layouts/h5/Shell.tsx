/** The shell of the mobile pages: antd-mobile theme, bars, tab bar, toast, notifications and login prompt. */
import { history, useLocation, useModel } from '@umijs/max';
import 'antd-mobile/es/global';
import classNames from 'classnames';
import { useEffect, type ReactNode } from 'react';
import { ShellBars } from '@/layouts/ShellBars';
import { SkipLink } from '@/components/SkipLink';
import { ToastView } from '@/components/ToastView';
import { BagHostLoader } from '@/features/collect/components/BagHostLoader';
import { PageOutline, PlainLoading } from '@/components/Loading';
import { useLazyNotifier } from '@/platform/useLazyNotifier';
import { pathOf } from '@/lib/routes';
import { installSignInPrompt } from '@/lib/signInPrompt';
import { TabBar, tabOfPath } from './TabBar';
import '@/platform/h5/theme.less';
import { lazyComponent } from '@/components/lazyComponent';
import styles from './Shell.less';

const Outline = lazyComponent(
  () => import(/* webpackChunkName: "outline-h5" */ './Outline').then((code) => code.Outline),
  PlainLoading,
  PlainLoading,
);
const loadBagHost = () => import(/* webpackChunkName: "bag-h5" */ '@/features/collect/h5/BagHost');
const loadNotifier = () =>
  import(/* webpackChunkName: "notices-h5" */ '@/platform/h5/notifications').then(({ notifier }) => notifier);

/** The login prompt of the mobile platform: opens the login page, which returns to the current page afterwards. */
function goToLogin(): void {
  const { pathname, search } = history.location;
  if (pathname !== pathOf('h5', 'login'))
    history.push(pathOf('h5', 'login', { returnTo: pathname + search }), { isOffered: true });
}

export default function Shell({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { toast } = useModel('toast');
  const tab = tabOfPath(pathname);
  useLazyNotifier(loadNotifier);
  useEffect(() => installSignInPrompt(goToLogin), []);
  return (
    <div className={classNames(styles.shell, tab && styles.withTabs)}>
      <SkipLink />
      <ShellBars />
      <div className={styles.content}>
        <PageOutline value={Outline}>{children}</PageOutline>
      </div>
      {tab && <TabBar current={tab} />}
      <BagHostLoader loadHost={loadBagHost} />
      <ToastView toast={toast} />
    </div>
  );
}
