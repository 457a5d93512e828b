import { avatarPicture, isPhoto } from '@/domain/avatar';
import styles from './Avatar.less';

interface Props {
  avatar: string | undefined;
  /** CSS pixels at usual text size. */
  size: number;
  /** What it shows; empty where the name stands beside it. */
  alt?: string;
}

/** The picture of a customer: a photo fills the circle, an animal stands in it. */
export function Avatar({ avatar, size, alt = '' }: Props) {
  return (
    <span className={styles.avatar} style={{ width: `${size / 16}rem` }}>
      <img className={isPhoto(avatar) ? styles.photo : styles.figure} src={avatarPicture(avatar)} alt={alt} width={size} height={size} />
    </span>
  );
}
