/** Gallery entries of src/components that show content. */
import { Gift } from 'lucide-react';
import { ActionLink } from '@/components/ActionLink';
import { Avatar } from '@/components/Avatar';
import { Carousel } from '@/components/Carousel';
import { Countdown } from '@/components/Countdown';
import { ArrivalDay, PresaleDay } from '@/components/DeliveryDays';
import { LinkTabs } from '@/components/LinkTabs';
import { OptionRow } from '@/components/OptionRow';
import { Picture } from '@/components/Picture';
import { Price } from '@/components/Price';
import { QrCode } from '@/components/QrCode';
import { ReservedAmount } from '@/components/ReservedAmount';
import { SafeHtml } from '@/platform/SafeHtml';
import { Facts } from '@/platform/Facts';
import { SumLines } from '@/components/SumLines';
import { TextButton } from '@/components/TextButton';
import styles from './gallery.less';
import { doNothing, type GalleryEntries } from './galleryEntry';

/** Where the links of the gallery lead: to the gallery. */
const here = '/docs?section=gallery';
/** A day that is always ahead, and one that is past. */
const ahead = '2099-01-01T00:00:00+00:00';
const past = '2020-01-01T00:00:00+00:00';

export const contentEntries: GalleryEntries = ({ texts, goods }) => [
  {
    name: 'Price',
    file: 'src/components/Price.tsx',
    states: {
      default: <Price amount={12_900} />,
      reduced: <Price amount={9900} original={12_900} />,
      from: <Price amount={9900} isFrom />,
      large: <Price amount={128_000_000} size="large" />,
    },
  },
  {
    name: 'Picture',
    file: 'src/components/Picture.tsx',
    states: {
      default: <Picture picture={goods.picture} className={styles.picture} />,
      error: <Picture picture={{ ...goods.picture, src: '/pictures/none.webp' }} className={styles.picture} />,
    },
  },
  {
    name: 'Avatar',
    file: 'src/components/Avatar.tsx',
    states: { default: <Avatar avatar="preset:fox" size={64} />, empty: <Avatar avatar={undefined} size={64} /> },
  },
  {
    name: 'Carousel',
    file: 'src/components/Carousel.tsx',
    states: {
      default: (
        <Carousel name={texts.progress} slides={[{ id: '1' }, { id: '2' }, { id: '3' }]}>
          {({ id }) => (
            <ActionLink className={styles.slide} target={{ inner: here }}>
              {id}
            </ActionLink>
          )}
        </Carousel>
      ),
    },
  },
  {
    name: 'Countdown',
    file: 'src/components/Countdown.tsx',
    states: { default: <Countdown until={ahead} />, over: <Countdown until={past} /> },
  },
  {
    name: 'DeliveryDays',
    file: 'src/components/DeliveryDays.tsx',
    states: { default: <ArrivalDay arrivesOn="2099-01-02" />, warning: <PresaleDay shipsOn="2099-01-02" /> },
  },
  {
    name: 'Facts',
    file: 'src/platform/Facts.tsx',
    states: {
      default: (
        <Facts
          isCard
          facts={[
            { key: 'title', label: texts.title, value: texts.text },
            { key: 'action', label: texts.action, value: texts.show },
          ]}
        />
      ),
      long: <Facts facts={[{ key: 'long', label: texts.title, value: texts.long }]} />,
    },
  },
  {
    name: 'SumLines',
    file: 'src/components/SumLines.tsx',
    states: {
      default: (
        <SumLines
          lines={[
            { name: texts.title, value: '$129.00' },
            { name: texts.action, note: texts.text, value: '−$20.00', isOff: true },
            { name: texts.show, value: '$109.00', isResult: true },
          ]}
        />
      ),
      long: <SumLines lines={[{ name: texts.long, value: '$1,280,000.00' }]} />,
    },
  },
  {
    name: 'OptionRow',
    file: 'src/components/OptionRow.tsx',
    states: {
      default: (
        <OptionRow
          Icon={Gift}
          labels={{ title: texts.title, text: texts.text, isSuccess: true, off: '−$20.00' }}
          onOpen={doNothing}
        />
      ),
      disabled: (
        <OptionRow
          Icon={Gift}
          labels={{ title: texts.title, text: texts.text, isSuccess: false, off: '' }}
          isDisabled
          onOpen={doNothing}
        />
      ),
      error: (
        <OptionRow
          Icon={Gift}
          labels={{ title: texts.title, text: texts.error, isSuccess: false, off: '' }}
          isFaulty
          onOpen={doNothing}
        />
      ),
      long: (
        <OptionRow
          Icon={Gift}
          labels={{ title: texts.long, text: texts.long, isSuccess: false, off: '−$1,280,000.00' }}
          onOpen={doNothing}
        />
      ),
    },
  },
  {
    name: 'ReservedAmount',
    file: 'src/components/ReservedAmount.tsx',
    states: {
      default: (
        <ReservedAmount
          title={texts.title}
          text={texts.text}
          parts={[{ name: texts.action, amount: '$20.00', to: here }]}
        />
      ),
    },
  },
  {
    name: 'LinkTabs',
    file: 'src/components/LinkTabs.tsx',
    states: {
      default: (
        <LinkTabs
          name={texts.title}
          current="1"
          tabs={[
            { id: '1', label: texts.title, to: here, count: 3 },
            { id: '2', label: texts.action, to: here },
          ]}
        />
      ),
      long: <LinkTabs name={texts.long} current="1" tabs={[{ id: '1', label: texts.long, to: here }]} />,
    },
  },
  {
    name: 'ActionLink',
    file: 'src/components/ActionLink.tsx',
    states: {
      default: (
        <ActionLink className="button-link" target={{ inner: here }}>
          {texts.action}
        </ActionLink>
      ),
      disabled: <ActionLink target={undefined}>{texts.action}</ActionLink>,
    },
  },
  {
    name: 'TextButton',
    file: 'src/components/TextButton.tsx',
    states: {
      default: <TextButton onClick={doNothing}>{texts.action}</TextButton>,
      long: <TextButton onClick={doNothing}>{texts.long}</TextButton>,
    },
  },
  {
    name: 'QrCode',
    file: 'src/components/QrCode.tsx',
    states: { default: <QrCode payload="https://shop.example.com" label={texts.title} /> },
  },
  {
    name: 'SafeHtml',
    file: 'src/platform/SafeHtml.tsx',
    states: { default: <SafeHtml html={`<p><strong>${texts.title}</strong></p><p>${texts.text}</p>`} /> },
  },
];
