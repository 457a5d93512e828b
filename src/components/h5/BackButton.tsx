import { ChevronLeft } from 'lucide-react';
import { useGoBack } from '@/hooks/useGoBack';
import { useWords } from '@/hooks/useWords';
import { RoundButton } from './RoundButton';

/** The way back; `isOnPicture` puts it on a round ground of its own. */
export function BackButton({ isOnPicture }: { isOnPicture?: boolean }) {
  const { t } = useWords();
  return (
    <RoundButton label={t('shell.back')} isOnPicture={isOnPicture} onClick={useGoBack()}>
      <ChevronLeft size={24} strokeWidth={1.8} aria-hidden />
    </RoundButton>
  );
}
