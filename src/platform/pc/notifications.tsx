/** Notifications with antd; loaded with the first notification. */
import { App, ConfigProvider, message, notification } from 'antd';
import type { ReactNode } from 'react';
import type { Notifier } from '@/lib/notifications';
import { createKeepNoticesClear } from '@/platform/keepNoticesClear';
import { SeverityIcon, type Severity } from '@/platform/SeverityIcon';
import { KitProvider } from './KitProvider';
import './notifications.less';

/**
 * antd's App with the defaults of spec section 9, in seconds and px. The width of 384 px and the stack of three are antd's
 * defaults. Messages are rendered outside the page and would not see its provider.
 */
const holderRender = (children: ReactNode) => (
  <KitProvider>
    <App message={{ duration: 3, top: 8 }} notification={{ duration: 4.5, top: 24, placement: 'topRight' }}>
      {children}
    </App>
  </KitProvider>
);
ConfigProvider.config({ holderRender });

const keepNoticesClear = createKeepNoticesClear([
  ['.ant-message', '.ant-message-notice'],
  ['.ant-notification', '.ant-notification-notice'],
]);

function showAndKeepClear(open: () => unknown): void {
  open();
  keepNoticesClear();
}

/** antd announces each message as an alert. Its own icons have English names in every language. */
const showMessage = (type: Severity, content: string) =>
  showAndKeepClear(() => message.open({ type, content, icon: <SeverityIcon severity={type} className="anticon" /> }));

export const notifier: Notifier = {
  success: (text) => showMessage('success', text),
  warning: (text) => showMessage('warning', text),
  error: (text) => showMessage('error', text),
  notification: (title, description) => showAndKeepClear(() => notification.open({ title, description })),
};
