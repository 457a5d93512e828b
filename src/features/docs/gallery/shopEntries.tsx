/** Gallery entries of the cards of the shop and of their skeletons. Their data is that of the contract's examples. */
import { CouponDetails } from '@/features/coupons/components/CouponDetails';
import { ProductCard, ProductCardSkeleton } from '@/features/product/components/ProductCard';
import { TicketCard } from '@/features/tickets/components/TicketCard';
import { TicketSkeleton } from '@/features/tickets/components/TicketSkeleton';
import { WalletSkeleton } from '@/features/wallet/components/WalletSkeleton';
import styles from './gallery.less';
import type { GalleryEntries } from './galleryEntry';

export const shopEntries: GalleryEntries = ({ texts, goods, ticket }) => [
  {
    name: 'ProductCard',
    file: 'src/features/product/components/ProductCard.tsx',
    states: {
      default: (
        <div className={styles.card}>
          <ProductCard goods={goods} />
        </div>
      ),
      reduced: (
        <div className={styles.card}>
          <ProductCard goods={{ ...goods, id: 'reduced', originalPrice: goods.price * 2, badges: ['new'] }} />
        </div>
      ),
      over: (
        <div className={styles.card}>
          <ProductCard goods={{ ...goods, id: 'gone', stock: 0, badges: ['soldOut'] }} />
        </div>
      ),
      long: (
        <div className={styles.card}>
          <ProductCard goods={{ ...goods, id: 'long', name: texts.long }} />
        </div>
      ),
      busy: (
        <div className={styles.card}>
          <ProductCardSkeleton />
        </div>
      ),
    },
  },
  {
    name: 'CouponDetails',
    file: 'src/features/coupons/components/CouponDetails.tsx',
    feature: 'coupons',
    states: {
      default: <CouponDetails value="$20" name={texts.title} condition={texts.text} life={texts.action} />,
      over: <CouponDetails value="$20" name={texts.title} condition={texts.text} life={texts.error} isOver />,
      long: <CouponDetails value="$128,000" name={texts.long} condition={texts.long} life={texts.long} />,
    },
  },
  {
    name: 'TicketCard',
    file: 'src/features/tickets/components/TicketCard.tsx',
    feature: 'tickets',
    states: {
      default: <TicketCard ticket={ticket} />,
      over: <TicketCard ticket={{ ...ticket, state: 'used' }} />,
      long: <TicketCard ticket={{ ...ticket, name: texts.long, place: texts.long }} />,
    },
  },
  {
    name: 'TicketSkeleton',
    file: 'src/features/tickets/components/TicketSkeleton.tsx',
    feature: 'tickets',
    states: { busy: <TicketSkeleton shape="list" /> },
  },
  {
    name: 'WalletSkeleton',
    file: 'src/features/wallet/components/WalletSkeleton.tsx',
    feature: 'wallet',
    states: { busy: <WalletSkeleton /> },
  },
];
