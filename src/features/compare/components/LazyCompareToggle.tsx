import { Row } from '@/components/Layout';
import { lazyComponent } from '@/components/lazyComponent';

/** As high as the button. */
const Placeholder = () => <Row minHeight="touch" />;

/** `CompareToggle` on a product page, which works without it. */
export const CompareToggle = lazyComponent(
  () => import(/* webpackChunkName: "compare" */ './CompareToggle').then((code) => code.CompareToggle),
  Placeholder,
  Placeholder,
);
