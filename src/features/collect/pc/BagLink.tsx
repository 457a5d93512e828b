import { useLocation, useModel } from '@umijs/max';
import { Link } from 'react-router-dom';
import { ShoppingBag } from 'lucide-react';
import { useEffect, useRef, useState, type FocusEvent, type FunctionComponent } from 'react';
import { Stack } from '@/components/Layout';
import { bagList, countPieces } from '@/features/bag/collectedLines';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import type { BagPopoverProps } from './BagPopover';
import styles from './BagLink.less';

/** Ms for which the pointer may leave the link on its way to the popover. */
const leaveDelayMs = 200;

/**
 * The link to the bag with its number of pieces. Hover and focus show the lines in a popover, whose code is loaded then. An
 * empty bag has no lines, and the page of the bag shows them itself.
 */
export function BagLink() {
  const { t } = useTranslation();
  const pieces = countPieces(bagList.useRows());
  const { request, ask } = useModel('bag');
  const { key, pathname, search } = useLocation();
  const ref = useRef<HTMLDivElement>(null);
  const leaveTimer = useRef<number>(undefined);
  const [openedAt, setOpenedAt] = useState<string>();
  const [Popover, setPopover] = useState<FunctionComponent<BagPopoverProps>>();
  const path = pathOf('pc', 'collect');
  const isOpen = openedAt === key && pieces > 0 && pathname + search !== path;

  useEffect(() => () => clearTimeout(leaveTimer.current), []);
  useEffect(() => {
    // The link works without the popover.
    if (isOpen && !Popover)
      import(/* webpackChunkName: "mini-bag" */ './BagPopover').then(
        (code) => setPopover(() => code.BagPopover),
        () => undefined,
      );
  }, [isOpen, Popover]);

  const open = () => {
    clearTimeout(leaveTimer.current);
    // The popover takes the place of the confirmation.
    if (request?.kind === 'added') ask(undefined);
    setOpenedAt(key);
  };
  const close = () => setOpenedAt(undefined);
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node) || !ref.current?.contains(relatedTarget)) close();
  };
  return (
    <div
      ref={ref}
      className={styles.place}
      onPointerEnter={open}
      onPointerLeave={() => {
        leaveTimer.current = window.setTimeout(close, leaveDelayMs);
      }}
      onFocus={open}
      onBlur={onBlur}
      onKeyDown={({ key: pressed }) => pressed === 'Escape' && close()}
    >
      <Stack
        as={Link}
        position="relative"
        placeItems="center"
        width="touch"
        height="touch"
        radius="full"
        className={styles.link}
        to={path}
        data-prefetch
        aria-label={t('shell.bag', { count: pieces })}
      >
        <ShoppingBag size={20} strokeWidth={1.8} aria-hidden />
        {pieces > 0 && (
          <span className={styles.count} aria-hidden="true">
            {pieces}
          </span>
        )}
      </Stack>
      {Popover && <Popover isOpen={isOpen} container={() => ref.current ?? document.body} />}
    </div>
  );
}
