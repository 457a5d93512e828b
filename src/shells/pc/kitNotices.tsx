/** The desktop kit's way of telling; comes with the first thing to tell. */
import { ConfigProvider, message, notification } from 'antd';
import type { Notifier } from '@/notify';
import { KitProvider } from './KitProvider';
import './kitNotices.less';

// The defaults of spec section 9, in seconds and px. A notification's 384 px and its stack of three are the kit's own.
message.config({ duration: 3, top: 8 });
notification.config({ duration: 4.5, top: 24, placement: 'topRight' });

// Notices stand outside the page and would not see its provider.
ConfigProvider.config({ holderRender: (children) => <KitProvider>{children}</KitProvider> });

export const notifier: Notifier = {
  // The kit reads each out as an alert by itself.
  success: (words) => void message.success(words),
  warning: (words) => void message.warning(words),
  error: (words) => void message.error(words),
  notification: (title, description) => notification.open({ title, description }),
};
