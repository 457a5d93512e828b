import type { ReactNode, RefObject } from 'react';
import { usePlatform } from './usePlatform';
import { Text } from '@/components/Layout';
import styles from './StatePanel.less';

interface Props {
  /** File name in /pictures, for example `empty-orders`. */
  picture?: string;
  title: string;
  text?: string;
  /** Buttons or links of the platform. */
  children?: ReactNode;
  /** Whether screen readers announce it: errors are announced, empty states are not. */
  isError?: boolean;
  /** Given where the title is the heading of the page: the element that gets it. */
  pageHeading?: RefObject<HTMLHeadingElement | null>;
}

/** An empty, failed or locked state of a screen: picture, title, text and one action. */
export function StatePanel({ picture, title, text, children, isError = false, pageHeading }: Props) {
  const { State } = usePlatform();
  return (
    <section role={isError ? 'alert' : undefined}>
      <State
        isError={isError}
        picture={
          picture === undefined ? undefined : (
            <img src={`${BASE_PATH}/pictures/${picture}.webp`} alt="" width={96} height={96} loading="lazy" />
          )
        }
        title={
          pageHeading ? (
            <Text as="h1" color="ink" size={20} ref={pageHeading} tabIndex={-1}>
              {title}
            </Text>
          ) : (
            <Text as="h2" color="ink" size={20}>
              {title}
            </Text>
          )
        }
        text={text && <p>{text}</p>}
      >
        {children && <div className={styles.links}>{children}</div>}
      </State>
    </section>
  );
}
