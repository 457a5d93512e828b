import { StatePanel } from '@/components/common/StatePanel';
import { useWords } from '@/hooks/useWords';
import { offerSignIn } from '@/signInOffer';

/** Stands for a customer's screen while nobody is signed in. */
export function SignedOut() {
  const { t } = useWords();
  return (
    <StatePanel picture="sign-in" title={t('problem.signedOut.title')} text={t('problem.signedOut.text')}>
      <button type="button" className="way way-first" onClick={() => offerSignIn()}>
        {t('problem.signIn')}
      </button>
    </StatePanel>
  );
}
