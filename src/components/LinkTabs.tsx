import { Link } from 'react-router-dom';
import { useEffect, useRef } from 'react';
import { Row, Text } from './Layout';
import styles from './LinkTabs.less';

interface Props {
  /** Name of the tabs for screen readers. */
  name: string;
  /** `count` is the number of items in a tab; 0 and undefined are not shown. */
  tabs: readonly { id: string; label: string; to: string; count?: number | undefined }[];
  current: string;
}

/** Tabs that are links, so that each has its own URL. Switching tabs replaces the history entry. */
export function LinkTabs({ name, tabs, current }: Props) {
  const row = useRef<HTMLElement>(null);
  // When the tabs overflow, the current one is scrolled to the centre. Only horizontally: the page keeps its scroll
  // position.
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (row.current && chosen)
      row.current.scrollLeft = chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2;
  }, [current]);
  return (
    <Row as="nav" ref={row} position="relative" gap={24} scrollX className={styles.tabs} aria-label={name}>
      {tabs.map(({ id, label, to, count }) => (
        <Row
          as={Link}
          key={id}
          flex="none"
          minHeight="touch"
          align="center"
          color="ink-2"
          size={15}
          className={styles.tab}
          to={to}
          replace
          aria-current={id === current ? 'page' : undefined}
        >
          {label}
          {Boolean(count) && (
            <Text color="ink-3" weight={400} tabular className={styles.count}>
              {' '}
              {count}
            </Text>
          )}
        </Row>
      ))}
    </Row>
  );
}
