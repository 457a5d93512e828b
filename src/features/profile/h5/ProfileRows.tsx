import { Link } from '@umijs/max';
import { ChevronRight } from 'lucide-react';
import type { User } from '@/api/schema/user';
import { Avatar } from '@/components/Avatar';
import { useDateFormat } from '@/hooks/useDateFormat';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import styles from './ProfileRows.less';

/** Avatar, nickname and phone number with links to their forms, and the date of registration. */
export function ProfileRows({ user }: { user: User }) {
  const { t } = useTranslation();
  const { date } = useDateFormat();
  const rows = [
    { screen: 'editAvatar', name: t('profile.avatar'), value: <Avatar avatar={user.avatar} size={64} /> },
    { screen: 'editNickname', name: t('profile.nickname'), value: user.nickname },
    { screen: 'editPhone', name: t('profile.phone'), value: user.phone },
  ] as const;
  return (
    <div className={styles.card}>
      {rows.map(({ screen, name, value }) => (
        <Link key={screen} className={styles.row} to={pathOf('h5', screen)}>
          <span className={styles.name}>{name}</span>
          <span className={styles.value}>{value}</span>
          <ChevronRight className={styles.arrow} size={18} strokeWidth={1.8} aria-hidden />
        </Link>
      ))}
      {user.joinedAt && (
        <p className={styles.row}>
          <span className={styles.name}>{t('profile.joined')}</span>
          <span className={styles.value}>{date(user.joinedAt)}</span>
        </p>
      )}
    </div>
  );
}
