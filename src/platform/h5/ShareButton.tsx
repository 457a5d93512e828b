import { Share } from 'lucide-react';
import { useShareLink } from '@/hooks/useShareLink';
import { RoundButton } from './RoundButton';

interface Props {
  label: string;
  /** Title of the shared link. */
  title: string;
  isOnPicture?: boolean;
}

/** Shares the URL of this page. */
export function ShareButton({ label, title, isOnPicture }: Props) {
  const share = useShareLink();
  return (
    <RoundButton
      label={label}
      isOnPicture={isOnPicture}
      onClick={() => void share({ title, url: window.location.href })}
    >
      <Share size={20} strokeWidth={1.8} aria-hidden />
    </RoundButton>
  );
}
