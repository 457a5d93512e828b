import { useLocation } from '@umijs/max';
import { Button, Checkbox, Skeleton } from 'antd';
import { LoaderCircle } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { pathOf } from '@/lib/routes';
import { PlainState } from '@/platform/PlainState';
import type { PlatformButtonProps, PlatformCheckboxProps, PlatformComponents } from '@/platform/usePlatform';
import { lazyComponent } from '@/components/lazyComponent';
import styles from './kit.less';

// antd's own icon fades out, and stays when the button was busy for less than a frame. This one comes and goes at once.
const busyButtonProps = { icon: <LoaderCircle className={styles.busy} size={16} strokeWidth={1.8} aria-hidden /> };

function PlatformButton({
  color = 'default',
  loading,
  loadingText,
  isSafe,
  onClick,
  children,
  ...props
}: PlatformButtonProps) {
  return (
    <Button
      {...props}
      className={styles.button}
      shape="round"
      type={color === 'default' ? 'default' : 'primary'}
      danger={color === 'danger'}
      loading={loading ? busyButtonProps : false}
      data-focus-first={isSafe || undefined}
      onClick={props['aria-disabled'] ? undefined : onClick}
    >
      {(loading && loadingText) || children}
    </Button>
  );
}

const PlatformCheckbox = ({ name, isChecked, onChange, labelledBy, errorId }: PlatformCheckboxProps) => (
  <Checkbox
    name={name}
    checked={isChecked}
    onChange={(event) => onChange(event.target.checked)}
    aria-labelledby={labelledBy}
    aria-invalid={errorId ? true : undefined}
    aria-describedby={errorId}
  />
);

const SkeletonRow = () => (
  <Skeleton.Node active className="skeleton" style={{ width: '100%', height: 88 }}>
    <></>
  </Skeleton.Node>
);

// A third of the code of the kit, which no first view needs: a panel or a state is drawn once its code is there.
const loadDialog = () => import(/* webpackChunkName: "panels-pc" */ './Dialog');
const loadStates = () => import(/* webpackChunkName: "panels-pc" */ './states');
const Panel = lazyComponent(() => loadDialog().then((code) => code.Dialog));
const Outcome = lazyComponent(() => loadStates().then((code) => code.Outcome));
// It says that something is missing: also when that is its own code.
const State = lazyComponent(() => loadStates().then((code) => code.State), undefined, PlainState);

/** Loads what was not drawn yet. A failure is shown where the code is needed. */
const preloadPanels = () =>
  void loadStates()
    .then(() => Promise.all([Panel, Outcome, State].map((component) => component.load())))
    .catch(() => undefined);

/** antd's button and states, and our dialog, for components that both platforms render. */
export const kit: PlatformComponents = {
  platform: 'pc',
  Button: PlatformButton,
  Panel,
  Checkbox: PlatformCheckbox,
  loadFormKit: () => import(/* webpackChunkName: "forms-pc" */ './formKit').then(({ formKit }) => formKit),
  State,
  Outcome,
  SkeletonRow,
};

/**
 * The desktop's shell provides antd's theme and locale, because header and dialogs need them on every page. The code of panels and
 * states does not compete with what fills the product page.
 */
export function KitProvider({ children }: { children: ReactNode }) {
  const isProduct = useLocation().pathname === pathOf('pc', 'goods');
  useEffect(() => {
    if (isProduct) window.startup?.runWhenIdle(preloadPanels);
    else preloadPanels();
  }, [isProduct]);
  return children;
}
