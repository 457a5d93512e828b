import { avatarPicture, isPhoto } from '@/lib/avatar';
import styles from './Avatar.less';

interface Props {
  avatar: string | undefined;
  /** CSS pixels at usual text size. */
  size: number;
  /** Alternative text; empty when the customer's name is beside the picture. */
  alt?: string;
}

/** A customer's picture. A photo fills the circle; a preset animal is drawn smaller inside it. */
export function Avatar({ avatar, size, alt = '' }: Props) {
  return (
    <span className={styles.avatar} style={{ width: `${size / 16}rem` }}>
      <img
        className={isPhoto(avatar) ? styles.photo : styles.figure}
        src={avatarPicture(avatar)}
        alt={alt}
        width={size}
        height={size}
      />
    </span>
  );
}
