import { createErrorBlock, Result, Skeleton } from 'antd-mobile';
import type { PlatformOutcomeProps, PlatformStateProps } from '@/platform/usePlatform';
import styles from './states.less';

// Without antd-mobile's own pictures: every state names its picture.
const ErrorBlock = createErrorBlock({});

export const State = ({ picture, title, text, children }: PlatformStateProps) => (
  <ErrorBlock className={styles.state} image={picture ?? <></>} title={title} description={text ?? null}>
    {children}
  </ErrorBlock>
);

export const Outcome = ({ icon, title, children }: PlatformOutcomeProps) => (
  <Result className={styles.outcome} icon={icon} title={title} description={children} />
);

export const SkeletonRow = () => <Skeleton animated className={`skeleton ${styles.row ?? ''}`} />;
