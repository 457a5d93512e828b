import { ChevronLeft } from 'lucide-react';
import { useGoBack } from '@/hooks/useGoBack';
import { useTranslation } from '@/hooks/useTranslation';
import { RoundButton } from './RoundButton';

/** The back button; `isOnPicture` gives it a round background. */
export function BackButton({ isOnPicture }: { isOnPicture?: boolean }) {
  const { t } = useTranslation();
  return (
    <RoundButton label={t('shell.back')} isOnPicture={isOnPicture} onClick={useGoBack()}>
      <ChevronLeft size={24} strokeWidth={1.8} aria-hidden />
    </RoundButton>
  );
}
