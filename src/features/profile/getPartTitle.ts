import type { User } from '@/api/customer';
import type { IdentifierKind } from '@/features/login/identifiers';
import type { MessageKey } from '@/lib/i18n';

/** The title of the form of a part of the profile: an account may have a phone number or e-mail address to add. */
export const getPartTitle = (part: 'avatar' | 'nickname' | IdentifierKind, user: User | null): MessageKey =>
  (part === 'phone' || part === 'email') && user && !user[part] ? `profile.${part}.add` : `profile.${part}.title`;
