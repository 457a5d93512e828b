import { createErrorBlock, Skeleton } from 'antd-mobile';
import type { PlatformOutcomeProps, PlatformStateProps } from '@/platform/usePlatform';
import styles from './states.less';

// Without antd-mobile's own pictures: every state names its picture.
const ErrorBlock = createErrorBlock({});

export const State = ({ picture, title, text, children }: PlatformStateProps) => (
  <ErrorBlock className={styles.state} image={picture ?? <></>} title={title} description={text ?? null}>
    {children}
  </ErrorBlock>
);

// Not antd-mobile's Result: it brings five icons of its own, 2.4 kB on every page.
export const Outcome = ({ icon, title, children }: PlatformOutcomeProps) => (
  <ErrorBlock className={styles.outcome} image={icon} title={title} description={children} />
);

export const SkeletonRow = () => <Skeleton animated className={`skeleton ${styles.row ?? ''}`} />;
