import '@/features/login/emailMessages';
import { Link } from 'react-router-dom';
import { List } from 'antd-mobile';
import { Box } from '@/components/Layout';
import { Skeleton } from '@/components/Skeleton';
import { ChevronRight } from 'lucide-react';
import type { User } from '@/api/customer';
import { Avatar } from '@/components/Avatar';
import { useIdentifiers } from '@/features/login/identifiers';
import { useFeature } from '@/hooks/useFeature';
import { useDateFormat } from '@/hooks/useDateFormat';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import styles from '@/features/profile/components/rows.less';

/** Avatar, nickname, phone number and e-mail address with links to their forms, and the date of registration. */
export function ProfileRows({ user }: { user: User }) {
  const { t } = useTranslation();
  const { date } = useDateFormat();
  const identifiers = useIdentifiers();
  const canDelete = useFeature('accountDeletion');
  const rows = [
    {
      screen: 'editAvatar' as const,
      edit: undefined,
      name: t('profile.avatar'),
      value: (
        <Box as="span" display="block" paddingBlock={8}>
          <Avatar avatar={user.avatar} size={64} />
        </Box>
      ),
    },
    { screen: 'editNickname' as const, edit: undefined, name: t('profile.nickname'), value: user.nickname },
    ...identifiers.map((kind) => ({
      screen: 'editPhone' as const,
      edit: kind === 'email' ? kind : undefined,
      name: t(`profile.${kind}`),
      value: user[kind] || t('profile.email.none'),
    })),
  ];
  return (
    <List mode="card" className={styles.rows}>
      {rows.map(({ screen, edit, name, value }) => (
        <Link key={name} to={pathOf('h5', screen, { edit })}>
          <List.Item extra={value} arrowIcon={<ChevronRight size={18} strokeWidth={1.8} aria-hidden />}>
            {name}
          </List.Item>
        </Link>
      ))}
      {user.joinedAt && <List.Item extra={date(user.joinedAt)}>{t('profile.joined')}</List.Item>}
      {canDelete && (
        <Link to={pathOf('h5', 'profile', { view: 'delete' })}>
          <List.Item arrowIcon={<ChevronRight size={18} strokeWidth={1.8} aria-hidden />}>
            {t('profile.delete')}
          </List.Item>
        </Link>
      )}
    </List>
  );
}

/** The place of the rows, while the user loads. */
export function ProfileSkeleton() {
  const { t } = useTranslation();
  const lines = useIdentifiers().length + (useFeature('accountDeletion') ? 1 : 0);
  return (
    <div className={styles.rows} role="status" aria-label={t('shell.loading')}>
      <Skeleton height={`${176 + lines * 47}px`} />
    </div>
  );
}
