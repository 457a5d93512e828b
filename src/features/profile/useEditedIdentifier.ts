import { useEmailModule, useIdentifiers, type IdentifierKind } from '@/features/login/identifiers';
import { useSearchParams } from '@/hooks/useSearchParams';

/** What the page of the phone number changes: with `edit=email` the e-mail address, in a shop that offers it. */
export function useEditedIdentifier(): IdentifierKind {
  const identifiers = useIdentifiers();
  const { query } = useSearchParams();
  // Their messages also name the page on which an account with an address alone adds a phone number.
  useEmailModule(identifiers.includes('email'));
  return identifiers.find((one) => one === query['edit']) ?? identifiers[0] ?? 'phone';
}
