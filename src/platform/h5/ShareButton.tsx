import { Share } from 'lucide-react';
import { useShareLink } from '@/hooks/useShareLink';
import { shareUrl, type ShareTarget } from '@/lib/shareLink';
import { RoundButton } from './RoundButton';

interface Props {
  label: string;
  /** Title of the shared link. */
  title: string;
  /** What the page shows, when it has an address that search engines can read. */
  shared?: ShareTarget;
  isOnPicture?: boolean;
}

/** Shares the address of this page. */
export function ShareButton({ label, title, shared, isOnPicture }: Props) {
  const share = useShareLink();
  return (
    <RoundButton label={label} isOnPicture={isOnPicture} onClick={() => void share({ title, url: shareUrl(shared) })}>
      <Share size={20} strokeWidth={1.8} aria-hidden />
    </RoundButton>
  );
}
