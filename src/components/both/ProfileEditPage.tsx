import { useModel } from '@umijs/max';
import type { ComponentType, ReactNode } from 'react';
import type { User } from '@/api/schema/user';
import { useGoBack } from '@/hooks/useGoBack';
import { useSession } from '@/hooks/useShopState';
import { useWords } from '@/hooks/useWords';
import type { Face } from '@/routes';
import { CustomerOnly } from './CustomerOnly';

interface Props {
  face: Face;
  Page: ComponentType<{ title: string; children: ReactNode }>;
  part: 'avatar' | 'nickname' | 'phone';
  /** Draws the form of that part; `leave` is called when it was saved. */
  children: (user: User, leave: () => void) => ReactNode;
}

/** The change of one part of the profile as a page of its own. Saved, it says so and goes back. */
export function ProfileEditPage({ face, Page, part, children }: Props) {
  const { t } = useWords();
  const { user } = useSession();
  const { showToast } = useModel('toast');
  const goBack = useGoBack('profile');
  const leave = () => {
    showToast(t(`profile.${part}.saved`));
    goBack();
  };
  return (
    <Page title={t(`profile.${part}.title`)}>
      <CustomerOnly face={face}>{user && children(user, leave)}</CustomerOnly>
    </Page>
  );
}
