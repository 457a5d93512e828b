/** What the gallery needs of the desktop platform: antd's theme, and the components that only this platform has. */
import { ProductSkeleton } from '@/features/product/pc/ProductSkeleton';
import { Entries } from '@/features/docs/gallery/Entries';
import { NotificationSample } from '@/features/docs/gallery/NotificationSample';
import { QuantitySample, SwitchSample } from '@/features/docs/gallery/Interactive';
import type { GalleryEntries, Samples } from '@/features/docs/gallery/galleryEntry';
import { sampleSteps } from '@/features/docs/gallery/sampleSteps';
import { KitProvider } from '@/platform/pc/KitProvider';
import { Menu } from '@/platform/pc/Menu';
import { notifier } from '@/platform/pc/notifications';
import { Quantity } from '@/platform/pc/Quantity';
import { Steps } from '@/platform/pc/Steps';
import { Switch } from '@/platform/pc/Switch';

const platformEntries: GalleryEntries = ({ texts }) => [
  {
    name: 'ProductSkeleton',
    file: 'src/features/product/pc/ProductSkeleton.tsx',
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
    file: 'src/platform/pc/Quantity.tsx',
    states: {
      default: <QuantitySample Quantity={Quantity} label={texts.title} most={9} />,
      error: <QuantitySample Quantity={Quantity} label={texts.title} most={2} limit={texts.error} />,
      disabled: <QuantitySample Quantity={Quantity} label={texts.title} most={9} isDisabled />,
    },
  },
  {
    name: 'Steps',
    file: 'src/platform/pc/Steps.tsx',
    states: {
      default: <Steps label={texts.title} steps={sampleSteps(texts, 'open')} />,
      error: <Steps label={texts.error} steps={sampleSteps(texts, 'failed')} />,
    },
  },
  {
    name: 'Switch',
    file: 'src/platform/pc/Switch.tsx',
    states: {
      default: <SwitchSample Switch={Switch} label={texts.title} />,
      disabled: <SwitchSample Switch={Switch} label={texts.action} disabled />,
    },
  },
  {
    name: 'Menu',
    file: 'src/platform/pc/Menu.tsx',
    states: {
      default: (
        <Menu side="start" button={texts.show}>
          <p>{texts.text}</p>
        </Menu>
      ),
    },
  },
  {
    name: 'Notifications',
    file: 'src/platform/pc/notifications.tsx',
    states: { default: <NotificationSample notifier={notifier} texts={texts} /> },
  },
];

/** The gallery of the desktop platform with antd's theme, which the shell of the phone does not provide. */
export const Stage = ({ samples }: { samples: Samples }) => (
  <KitProvider>
    <Entries samples={samples} platformEntries={platformEntries} />
  </KitProvider>
);
