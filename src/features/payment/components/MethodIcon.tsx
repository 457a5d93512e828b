import { Banknote, CreditCard, Landmark, Smartphone, Wallet } from 'lucide-react';
import { useState } from 'react';
import { safePictureSource } from '@/lib/picture';
import styles from './payment.less';

/** The icons that the contract names, and the neutral one. */
const icons = { card: CreditCard, balance: Wallet, app: Smartphone, bank: Landmark, other: Banknote };

const isKnown = (icon: string): icon is keyof typeof icons => Object.hasOwn(icons, icon);

/** The icon of a payment method: a known name, a picture, or a neutral icon for anything else. */
export function MethodIcon({ icon }: { icon: string }) {
  const [broken, setBroken] = useState<string>();
  const source = isKnown(icon) ? undefined : safePictureSource(icon);
  if (source && source !== broken)
    return <img className={styles.icon} src={source} alt="" width={24} height={24} onError={() => setBroken(source)} />;
  const Icon = icons[isKnown(icon) ? icon : 'other'];
  return <Icon className={styles.icon} size={24} strokeWidth={1.6} aria-hidden />;
}
