import {
  askedCategories,
  consentLabels,
  decideConsent,
  isAllowed,
  type ConsentCategory,
} from '@/features/reporting/consent';
import { useConsent } from '@/features/reporting/useConsent';
import { useConsentMessages } from '@/features/reporting/useConsentMessages';
import { Setting } from './Setting';

/** What the shop may do with a visit, where something needs consent. `asked` says what that is, in tests. */
export function ConsentSetting({ asked = askedCategories() }: { asked?: readonly ConsentCategory[] }) {
  const t = useConsentMessages();
  const consent = useConsent();
  const choose = (category: ConsentCategory, isGiven: boolean) => {
    const answerOf = (one: ConsentCategory) => (one === category ? isGiven : isAllowed(one) === true);
    decideConsent(answerOf('statistics'), asked.includes('marketing') ? answerOf('marketing') : undefined);
  };
  return asked.map((category) => (
    <Setting
      key={category}
      label={t(consentLabels[category])}
      value={consent ? (isAllowed(category, consent) ? 'yes' : 'no') : ''}
      choices={[
        { value: 'yes', label: t('consent.setting.yes') },
        { value: 'no', label: t('consent.setting.no') },
      ]}
      onChoose={(value) => choose(category, value === 'yes')}
    />
  ));
}
