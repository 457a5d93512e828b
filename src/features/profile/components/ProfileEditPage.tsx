import { useModel } from '@umijs/max';
import type { ComponentType, ReactNode } from 'react';
import type { User } from '@/api/customer';
import { useGoBack } from '@/hooks/useGoBack';
import { useSession } from '@/hooks/useInitialState';
import { useTranslation } from '@/hooks/useTranslation';
import { PlainLoading } from '@/components/Loading';
import { getPartTitle } from '@/features/profile/getPartTitle';
import type { IdentifierKind } from '@/features/login/identifiers';
import { CustomerOnly } from '@/features/login/components/CustomerOnly';

interface Props {
  Page: ComponentType<{ title: string; children: ReactNode }>;
  part: 'avatar' | 'nickname' | IdentifierKind;
  /** Renders the form of that part; `leave` is called after saving. */
  children: (user: User, leave: () => void) => ReactNode;
}

/** A page for editing one part of the profile. After saving it shows a message and goes back. */
export function ProfileEditPage({ Page, part, children }: Props) {
  const { t } = useTranslation();
  const { user } = useSession();
  const { showToast } = useModel('toast');
  const goBack = useGoBack('profile');
  const leave = () => {
    showToast(t(`profile.${part}.saved`));
    goBack();
  };
  const title = t(getPartTitle(part, user));
  // The messages for e-mail addresses are loading.
  if (!title) return <PlainLoading />;
  return (
    <Page title={title}>
      <CustomerOnly>{user && children(user, leave)}</CustomerOnly>
    </Page>
  );
}
