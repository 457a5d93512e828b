import '@/features/login/emailMessages';
import { useModel, useLocation, useNavigate } from '@umijs/max';
import { Link } from 'react-router-dom';
import { Button } from 'antd';
import { type ComponentType, type ReactNode, useCallback } from 'react';
import { Box, Row } from '@/components/Layout';
import type { User } from '@/api/customer';
import { DeleteAccount } from '@/features/profile/components/DeletionView';
import { getPartTitle } from '@/features/profile/getPartTitle';
import { useIdentifiers, type IdentifierKind } from '@/features/login/identifiers';
import type { PhoneFormProps } from '@/features/profile/usePhoneForm';
import { useIsDeleteView } from '@/features/profile/useIsDeleteView';
import { usePageTitle } from '@/hooks/usePageTitle';
import { useFeature } from '@/hooks/useFeature';
import { pathOf } from '@/lib/routes';
import { AvatarForm } from '@/features/profile/components/AvatarForm';
import { NicknameForm } from '@/features/profile/pc/NicknameForm';
import { PhoneForm } from '@/features/profile/pc/PhoneForm';
import { Avatar } from '@/components/Avatar';
import { Facts } from '@/platform/Facts';
import { type ModalRoute, useBackOnce } from '@/hooks/useModalRoute';
import { useSession } from '@/hooks/useInitialState';
import { useDateFormat } from '@/hooks/useDateFormat';
import { useTranslation } from '@/hooks/useTranslation';
import { Dialog } from '@/platform/pc/Dialog';
import { PhotoDialog } from './PhotoDialog';
import { parseSearchParams, stringifySearchParams } from '@/lib/searchParams';

/** True when the entry before this one is the same page without the dialog. */
function wasDialogOpenedHere(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOpenedHere' in state && state.isOpenedHere === true;
}

/** The modal that is open while `name` of the query is `value`. */
function useModalSearchParam(name: string, value: string): ModalRoute {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const goBack = useBackOnce();
  const isOpen = parseSearchParams(search)[name] === value;

  const open = useCallback(() => {
    if (!isOpen)
      navigate(pathname + stringifySearchParams({ ...parseSearchParams(search), [name]: value }), {
        state: { isOpenedHere: true },
      });
  }, [isOpen, name, navigate, pathname, search, value]);
  const close = useCallback(() => {
    if (!isOpen) return;
    if (wasDialogOpenedHere(state)) goBack();
    else
      navigate(pathname + stringifySearchParams({ ...parseSearchParams(search), [name]: undefined }), {
        replace: true,
      });
  }, [goBack, isOpen, name, navigate, pathname, search, state]);
  const closeInto = useCallback((address: string) => navigate(address, { replace: isOpen }), [navigate, isOpen]);
  return { isOpen, open, close, closeInto };
}

interface EditableField {
  name: 'avatar' | 'nickname' | IdentifierKind;
  modal: ModalRoute;
  value: ReactNode;
  Form: ComponentType<{ PhotoPanel: typeof PhotoDialog; user: User; onSaved: () => void }>;
}

type IdentifierFormProps = Omit<PhoneFormProps, 'by'>;
const identifierForms = {
  phone: (props: IdentifierFormProps) => <PhoneForm {...props} by="phone" />,
  email: (props: IdentifierFormProps) => <PhoneForm {...props} by="email" />,
};

/** The profile, or the view that deletes the account. */
export function ProfilePanel() {
  return useIsDeleteView() ? <DeletePanel /> : <ProfileFacts />;
}

/** The view that deletes the account, under its own title. */
function DeletePanel() {
  const { t } = useTranslation();
  usePageTitle(t('profile.delete'));
  return (
    <Box style={{ maxWidth: 720 }}>
      <DeleteAccount />
    </Box>
  );
}

/** The customer's profile, and the dialogs for editing it; the open dialog is in the URL. */
function ProfileFacts() {
  const { t } = useTranslation();
  const { date } = useDateFormat();
  const { user } = useSession();
  const { showToast } = useModel('toast');
  const identifiers = useIdentifiers();
  const canDelete = useFeature('accountDeletion');
  const modals = {
    avatar: useModalSearchParam('edit', 'avatar'),
    nickname: useModalSearchParam('edit', 'nickname'),
    phone: useModalSearchParam('edit', 'phone'),
    email: useModalSearchParam('edit', 'email'),
  };
  if (!user) return null;
  const parts: readonly EditableField[] = [
    { name: 'avatar', modal: modals.avatar, value: <Avatar avatar={user.avatar} size={88} />, Form: AvatarForm },
    { name: 'nickname', modal: modals.nickname, value: user.nickname, Form: NicknameForm },
    ...identifiers.map((kind) => ({ name: kind, modal: modals[kind], value: user[kind], Form: identifierForms[kind] })),
  ];
  const leave = ({ name, modal }: EditableField) => {
    showToast(t(`profile.${name}.saved`));
    modal.close();
  };
  const facts = [
    ...parts.map(({ name, modal, value }) => ({
      key: name,
      label: t(`profile.${name}`),
      value: (
        <Row
          wrap
          align="center"
          justify="space-between"
          rowGap={8}
          columnGap={24}
          minHeight="touch"
          overflowWrap="anywhere"
          tabular
        >
          <span>{value}</span>
          <Button shape="round" aria-haspopup="dialog" onClick={modal.open}>
            {t(value ? 'profile.change' : 'profile.email.none')}
            <span className="visually-hidden"> {t(`profile.${name}`)}</span>
          </Button>
        </Row>
      ),
    })),
    ...(user.joinedAt ? [{ key: 'joined', label: t('profile.joined'), value: date(user.joinedAt) }] : []),
  ];
  return (
    <>
      <Box style={{ maxWidth: 720 }}>
        <Facts facts={facts} isCard />
        {canDelete && (
          <Row marginTop={20}>
            <Link className="button-link" to={pathOf('pc', 'profile', { view: 'delete' })}>
              {t('profile.delete')}
            </Link>
          </Row>
        )}
      </Box>
      {parts.map((part) => (
        <Dialog key={part.name} modal={part.modal} title={t(getPartTitle(part.name, user))} width={480}>
          <part.Form PhotoPanel={PhotoDialog} user={user} onSaved={() => leave(part)} />
        </Dialog>
      ))}
    </>
  );
}
