import { Link } from 'react-router-dom';
import { useLatest } from 'ahooks';
import { useEffect, useRef, useState, type KeyboardEvent as ReactKeyboardEvent } from 'react';
import { CloseButton } from '@/components/CloseButton';
import { Card, Row, Stack, Text } from '@/components/Layout';
import { Picture } from '@/components/Picture';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import type { AddedLine } from '@/lib/addedLine';
import { usePlatform } from '@/platform/usePlatform';
import classNames from 'classnames';
import styles from './AddedNotice.less';

/** Ms until the confirmation disappears. The timer starts again while it is hovered or has the focus, or keys are in use. */
const noticeTimeoutMs = 6000;

/** Whether the customer moves by keyboard: the browser marks the element with the focus. */
const isKeyboardInUse = () => document.activeElement?.matches('button:focus-visible, a:focus-visible') ?? false;

/**
 * The confirmation lies at the end of the document, far from the button that was pressed. The first Tab leads to its link, and
 * the way out, in both directions, to the element that had the focus.
 */
function useNoticeFocus(line: AddedLine) {
  const link = useRef<HTMLAnchorElement>(null);
  const origin = useRef<HTMLElement>(undefined);
  useEffect(() => {
    const enter = (event: KeyboardEvent) => {
      const { activeElement } = document;
      if (event.key !== 'Tab' || event.shiftKey || !link.current || !(activeElement instanceof HTMLElement)) return;
      if (activeElement.closest('[role="dialog"]')) return;
      document.removeEventListener('keydown', enter, true);
      event.preventDefault();
      origin.current = activeElement;
      link.current.focus();
    };
    document.addEventListener('keydown', enter, true);
    return () => document.removeEventListener('keydown', enter, true);
  }, [line]);
  const leave = (): boolean => {
    if (!origin.current?.isConnected) return false;
    origin.current.focus({ preventScroll: true });
    return true;
  };
  return {
    link,
    leave,
    /** Tab moves on from the element that had the focus, which the browser does itself. */
    leaveAtEnd: (event: ReactKeyboardEvent) => {
      if (event.key === 'Tab' && !event.shiftKey) leave();
    },
    leaveAtStart: (event: ReactKeyboardEvent) => {
      if (event.key === 'Tab' && event.shiftKey && leave()) event.preventDefault();
    },
  };
}

/** Confirms that a line was added to the bag, with its picture and a link to the bag. It does not take the focus. */
export function AddedNotice({ line, onClose }: { line: AddedLine; onClose: () => void }) {
  const { t } = useTranslation();
  const { platform } = usePlatform();
  const [isHeld, setIsHeld] = useState(false);
  const latest = useLatest(onClose);
  const focus = useNoticeFocus(line);
  useEffect(() => {
    if (isHeld) return;
    const timer = setInterval(() => {
      if (!isKeyboardInUse()) latest.current();
    }, noticeTimeoutMs);
    return () => clearInterval(timer);
  }, [isHeld, line, latest]);
  // The end of a long line is cut off: the options, never the number.
  const details = [t('collect.added.quantity', { count: line.quantity }), line.skuText].filter(Boolean).join(' · ');
  return (
    <Card
      className={classNames(styles.notice, styles[platform])}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      {line.picture && <Picture picture={line.picture} when="soon" className={styles.picture} />}
      <Stack minWidth={0} size={13} role="status">
        <strong>{t('collect.added.title')}</strong>
        <Text ellipsis>{line.name}</Text>
        <Text color="ink-2" ellipsis>
          {details}
        </Text>
      </Stack>
      <Row
        as={Link}
        ref={focus.link}
        minHeight="touch"
        align="center"
        color="action"
        weight={600}
        size={13}
        inline
        className={styles.link}
        to={pathOf(platform, 'collect')}
        data-prefetch
        onClick={onClose}
        onKeyDown={focus.leaveAtStart}
      >
        {t('collect.added.view')}
      </Row>
      <CloseButton
        label={t('shell.close')}
        className={styles.close}
        onKeyDown={focus.leaveAtEnd}
        onClick={() => {
          focus.leave();
          onClose();
        }}
      />
    </Card>
  );
}
