import { Banknote, CreditCard, Landmark, Smartphone, Wallet } from 'lucide-react';
import { useState } from 'react';
import { safePictureSource } from '@/lib/picture';
import styles from './payment.less';

/** The icons that the contract names, and the neutral one. */
const methodIcons = { card: CreditCard, balance: Wallet, app: Smartphone, bank: Landmark, other: Banknote };

const isKnownMethod = (icon: string): icon is keyof typeof methodIcons => Object.hasOwn(methodIcons, icon);

export interface MethodIconProps {
  icon: string;
  /** Width and height in px. */
  size?: number;
}

/** The icon of a payment method: a known name, a picture, or a neutral icon for anything else. */
export function MethodIcon({ icon, size = 24 }: MethodIconProps) {
  const [broken, setBroken] = useState<string>();
  const source = isKnownMethod(icon) ? undefined : safePictureSource(icon);
  if (source && source !== broken)
    return (
      <img className={styles.icon} src={source} alt="" width={size} height={size} onError={() => setBroken(source)} />
    );
  const Icon = methodIcons[isKnownMethod(icon) ? icon : 'other'];
  return <Icon className={styles.icon} size={size} strokeWidth={1.6} aria-hidden />;
}
