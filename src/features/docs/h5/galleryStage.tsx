/** What the gallery needs of the mobile platform: antd-mobile's theme, and the components that only this platform has. */
import 'antd-mobile/es/global';
import { Radio } from 'antd-mobile';
import { Heart } from 'lucide-react';
import { notifier } from '@/platform/h5/notifications';
import { OrderCard } from '@/features/orders/h5/OrderCard';
import { OrderSkeleton } from '@/features/orders/h5/OrderSkeleton';
import { ProductSkeleton } from '@/features/product/h5/ProductSkeleton';
import { Entries } from '@/features/docs/gallery/Entries';
import { NotificationSample } from '@/features/docs/gallery/NotificationSample';
import { QuantitySample, SwitchSample } from '@/features/docs/gallery/Interactive';
import { doNothing, type GalleryEntries, type Samples } from '@/features/docs/gallery/galleryEntry';
import { sampleSteps } from '@/features/docs/gallery/sampleSteps';
import { BackButton } from '@/platform/h5/BackButton';
import { FloatingButtons } from '@/platform/h5/FloatingButtons';
import { Quantity } from '@/platform/h5/Quantity';
import { RadioGroup } from '@/platform/h5/RadioGroup';
import { RoundButton } from '@/platform/h5/RoundButton';
import { ShareButton } from '@/platform/h5/ShareButton';
import { Steps } from '@/platform/h5/Steps';
import { SwipeRow } from '@/platform/h5/SwipeRow';
import { Switch } from '@/platform/h5/Switch';
import '@/platform/h5/theme.less';

const platformEntries: GalleryEntries = ({ texts, order }) => [
  {
    name: 'OrderCard',
    file: 'src/features/orders/h5/OrderCard.tsx',
    states: { default: <OrderCard order={order} onExpired={doNothing} onCancel={doNothing} /> },
  },
  {
    name: 'OrderSkeleton',
    file: 'src/features/orders/h5/OrderSkeleton.tsx',
    states: { busy: <OrderSkeleton count={1} /> },
  },
  {
    name: 'ProductSkeleton',
    file: 'src/features/product/h5/ProductSkeleton.tsx',
    // It has the heading of a page, which this page has already.
    states: {
      busy: (
        <div inert>
          <ProductSkeleton known={undefined} isOutline />
        </div>
      ),
    },
  },
  {
    name: 'Quantity',
    file: 'src/platform/h5/Quantity.tsx',
    states: {
      default: <QuantitySample Quantity={Quantity} label={texts.title} most={9} />,
      error: <QuantitySample Quantity={Quantity} label={texts.title} most={2} limit={texts.error} />,
      disabled: <QuantitySample Quantity={Quantity} label={texts.title} most={9} isDisabled />,
    },
  },
  {
    name: 'Steps',
    file: 'src/platform/h5/Steps.tsx',
    states: {
      default: <Steps label={texts.title} steps={sampleSteps(texts, 'open')} />,
      error: <Steps label={texts.error} steps={sampleSteps(texts, 'failed')} />,
    },
  },
  {
    name: 'Switch',
    file: 'src/platform/h5/Switch.tsx',
    states: {
      default: <SwitchSample Switch={Switch} label={texts.title} />,
      disabled: <SwitchSample Switch={Switch} label={texts.action} disabled />,
    },
  },
  {
    name: 'RadioGroup',
    file: 'src/platform/h5/RadioGroup.tsx',
    states: {
      default: (
        <RadioGroup label={texts.title} value="one" onChange={doNothing}>
          <Radio value="one">{texts.title}</Radio>
          <Radio value="two">{texts.action}</Radio>
        </RadioGroup>
      ),
    },
  },
  {
    name: 'RoundButton',
    file: 'src/platform/h5/RoundButton.tsx',
    states: {
      default: (
        <RoundButton label={texts.action} onClick={doNothing}>
          <Heart size={20} strokeWidth={1.8} aria-hidden />
        </RoundButton>
      ),
      primary: (
        <RoundButton label={texts.action} isOnPicture onClick={doNothing}>
          <Heart size={20} strokeWidth={1.8} aria-hidden />
        </RoundButton>
      ),
    },
  },
  { name: 'BackButton', file: 'src/platform/h5/BackButton.tsx', states: { default: <BackButton /> } },
  {
    name: 'ShareButton',
    file: 'src/platform/h5/ShareButton.tsx',
    states: { default: <ShareButton label={texts.action} title={texts.title} /> },
  },
  {
    name: 'FloatingButtons',
    file: 'src/platform/h5/FloatingButtons.tsx',
    states: { default: <FloatingButtons title={texts.title} /> },
  },
  {
    name: 'SwipeRow',
    file: 'src/platform/h5/SwipeRow.tsx',
    states: { default: <SwipeRow onRemove={doNothing}>{texts.text}</SwipeRow> },
  },
  {
    name: 'Notifications',
    file: 'src/platform/h5/notifications.tsx',
    states: { default: <NotificationSample notifier={notifier} texts={texts} /> },
  },
];

/** The gallery of the mobile platform. Its parent provides antd-mobile. */
export const Stage = ({ samples }: { samples: Samples }) => (
  <Entries samples={samples} platformEntries={platformEntries} />
);
