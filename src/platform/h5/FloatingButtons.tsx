import { useInViewport } from 'ahooks';
import classNames from 'classnames';
import type { ReactNode, RefObject } from 'react';
import { BackButton } from './BackButton';
import { Row, Text } from '@/components/Layout';
import styles from './FloatingButtons.less';

interface Props {
  /** Shown between the buttons once the picture has left, on a bar that hides what scrolls beneath. */
  title?: string;
  /** The picture on which the buttons float. */
  picture?: RefObject<HTMLElement | null>;
  children?: ReactNode;
}

/** Height of the buttons in px. */
const buttonAreaHeightPx = 68;

/** The back button and further buttons above a picture; they stay visible while the page scrolls. */
export function FloatingButtons({ title, picture, children }: Props) {
  const [isPictureInView] = useInViewport(picture, { rootMargin: `-${buttonAreaHeightPx}px 0px 0px 0px` });
  const isBar = isPictureInView === false;
  return (
    <div className={styles.place}>
      <Row
        position="relative"
        align="center"
        justify="space-between"
        gap={12}
        className={classNames(styles.row, isBar && styles.isBar)}
      >
        <BackButton isOnPicture />
        {/* The page has a heading of its own. */}
        <Text as="p" flex={1} position="relative" minWidth={0} weight={600} ellipsis aria-hidden="true">
          {isBar && title}
        </Text>
        {children}
      </Row>
    </div>
  );
}
