import '@/features/profile/deletionEntryMessages';
import { useFeature } from '@/hooks/useFeature';
import { useSearchParams } from '@/hooks/useSearchParams';
import { useTopOnReplace } from '@/hooks/useTopOnReplace';

/** Whether the page of the profile shows the view that deletes the account. */
export function useIsDeleteView(): boolean {
  const { query } = useSearchParams();
  const isOn = useFeature('accountDeletion');
  const isShown = isOn && query['view'] === 'delete';
  useTopOnReplace(String(isShown));
  return isShown;
}
