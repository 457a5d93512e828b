import { Popup } from 'antd-mobile';
import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Box, Row, Text } from '@/components/Layout';
import { useTranslation } from '@/hooks/useTranslation';
import type { PlatformPanelProps } from '@/platform/usePlatform';
import './motion';
import { useModalFocus } from './useModalFocus';
import { useSheetDrag } from './useSheetDrag';
import styles from './Sheet.less';

/**
 * antd-mobile's Popup 5.43 stays active, and locks the scroll of the page, when it is closed before its opening animation has begun:
 * its `onRest` is not called (the same cause in a hidden tab: https://github.com/ant-design/ant-design-mobile/pull/7045). A popup that
 * has not opened wholly is therefore unmounted: a new key, and `afterShow` of the popup with that key.
 */
function usePopupKey(isOpen: boolean): { key: number; afterShow: () => void } {
  const [key, setKey] = useState(0);
  const hasCome = useRef(false);
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    hasCome.current = false;
    return () => {
      if (!hasCome.current) setKey((former) => former + 1);
    };
  }, [isOpen]);
  return { key, afterShow: () => (hasCome.current = true) };
}

/**
 * antd-mobile's popup as a dialog with a title, a close button and a footer, which can also be dragged shut. Loaded by `BottomSheet`.
 */
export function Sheet({ modal, title, footer, children }: PlatformPanelProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const coming = usePopupKey(modal.isOpen);
  const { dialog, element, onKeyDown } = useModalFocus(modal.isOpen, modal.close);
  useSheetDrag(element, modal.isOpen, modal.close);
  return (
    <Popup
      key={coming.key}
      visible={modal.isOpen}
      afterShow={coming.afterShow}
      onMaskClick={modal.close}
      destroyOnClose
      bodyClassName={styles.body}
    >
      <Box
        ref={dialog}
        overflow="hidden"
        background="surface"
        className={styles.sheet}
        role="dialog"
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        <Row position="relative" align="center" gap={8} className={styles.header}>
          <Text as="h2" id={titleId} flex={1} minWidth={0} overflow="hidden" size={20} className={styles.title}>
            {title}
          </Text>
          <Text
            as="button"
            type="button"
            flex="none"
            color="ink-2"
            className={styles.close}
            aria-label={t('shell.close')}
            onClick={modal.close}
          >
            <X size={22} strokeWidth={1.8} aria-hidden />
          </Text>
        </Row>
        <div className={styles.content}>{children}</div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </Box>
    </Popup>
  );
}
