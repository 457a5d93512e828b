import classNames from 'classnames';
import { CircleAlert, CircleCheck, Clock, LoaderCircle, PackageX } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { usePlatform } from './usePlatform';
import { Text } from '@/components/Layout';
import styles from './ResultHead.less';

const toneIcons = { good: CircleCheck, open: Clock, busy: LoaderCircle, failed: CircleAlert, over: PackageX };

export interface ResultSummary {
  tone: keyof typeof toneIcons;
  title: string;
  text: string;
}

interface Props extends ResultSummary {
  /** Shown below the text, for example the time that is left. */
  children?: ReactNode;
}

/** The outcome of an action. Screen readers announce it whenever it changes. */
export function ResultHead({ tone, title, text, children }: Props) {
  const { Outcome } = usePlatform();
  const Icon = toneIcons[tone];
  const heading = useRef<HTMLHeadingElement>(null);
  // The first page of a visit: the customer comes back from the page of a payment provider.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <div role="status">
      <Outcome
        icon={<Icon className={classNames(styles.icon, styles[tone])} size={48} strokeWidth={1.4} aria-hidden />}
        title={
          <Text as="h2" ref={heading} tabIndex={-1} data-focus-fallback size={25} overflowWrap="anywhere">
            {title}
          </Text>
        }
      >
        {text && (
          <Text
            as="p"
            marginInline="auto"
            color={tone === 'failed' ? 'danger' : 'ink-2'}
            textWrap="balance"
            style={{ maxWidth: '40ch' }}
          >
            {text}
          </Text>
        )}
        {children}
      </Outcome>
    </div>
  );
}
