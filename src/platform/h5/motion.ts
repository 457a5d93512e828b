/** antd-mobile's springs do not move for users who prefer reduced motion. Import it beside components that spring. */
import { reduceMotion } from 'antd-mobile';

if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) reduceMotion();
