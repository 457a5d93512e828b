import { Share } from 'lucide-react';
import { useShareLink } from '@/hooks/useShareLink';
import { RoundButton } from './RoundButton';

interface Props {
  label: string;
  /** What the address is handed on as. */
  title: string;
  isOnPicture?: boolean;
}

/** Hands on the address of this page. */
export function ShareButton({ label, title, isOnPicture }: Props) {
  const share = useShareLink();
  return (
    <RoundButton label={label} isOnPicture={isOnPicture} onClick={() => void share({ title, url: window.location.href })}>
      <Share size={20} strokeWidth={1.8} aria-hidden />
    </RoundButton>
  );
}
