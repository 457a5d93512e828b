import { hooks } from '@@/shopHooks';
import { decideConsent } from '@/features/reporting/consent';
import { useConsent } from '@/features/reporting/useConsent';
import { useConsentMessages } from '@/features/reporting/useConsentMessages';
import { Setting } from './Setting';

/** Whether the shop may learn how it is used; shown where its hooks need consent. `isAsked` says so in tests. */
export function ConsentSetting({ isAsked = hooks?.needsConsent }: { isAsked?: boolean | undefined }) {
  const t = useConsentMessages();
  const consent = useConsent();
  if (!isAsked) return null;
  return (
    <Setting
      label={t('consent.setting')}
      value={consent ? (consent.isGiven ? 'yes' : 'no') : ''}
      choices={[
        { value: 'yes', label: t('consent.setting.yes') },
        { value: 'no', label: t('consent.setting.no') },
      ]}
      onChoose={(value) => decideConsent(value === 'yes')}
    />
  );
}
