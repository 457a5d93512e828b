/** What the kit draws outside the page (toasts, dialogs) goes through React 19's root: the kit itself only knows older ones. */
import { unstableSetRender } from 'antd-mobile';
import { createRoot } from 'react-dom/client';

unstableSetRender((node, container) => {
  const root = createRoot(container);
  root.render(node);
  // In the middle of drawing, React may not take a root down.
  return () => new Promise((resolve) => setTimeout(() => (root.unmount(), resolve()), 0));
});
