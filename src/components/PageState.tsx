import type { ReactNode } from 'react';
import { useFocusOnMount } from '@/hooks/useArrivalFocus';
import { usePlatform } from '@/platform/usePlatform';
import styles from './PageState.less';

interface Props {
  title: string;
  text: string;
  /** Links of the platform. */
  children: ReactNode;
  /** Whether screen readers announce it. */
  isError?: boolean;
}

/** Something that was not found, as a whole page: a state whose title is the heading of the page. */
export function PageState({ title, text, children, isError = false }: Props) {
  const { State } = usePlatform();
  const heading = useFocusOnMount<HTMLHeadingElement>();
  return (
    <section role={isError ? 'alert' : undefined}>
      <State
        isError={isError}
        picture={<img src={`${BASE_PATH}/pictures/not-found.webp`} alt="" width={96} height={96} loading="lazy" />}
        title={
          <h1 className={styles.title} ref={heading} tabIndex={-1}>
            {title}
          </h1>
        }
        text={<p>{text}</p>}
      >
        <div className={styles.links}>{children}</div>
      </State>
    </section>
  );
}
