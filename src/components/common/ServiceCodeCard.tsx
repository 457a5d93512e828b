import type { ReactNode } from 'react';
import { useWords } from '@/hooks/useWords';
import { offerSignIn } from '@/signInOffer';
import { Countdown } from './Countdown';
import { PartFault } from './PartFault';
import { QrCode } from './QrCode';
import styles from './ServiceCodeCard.less';

type Problem = Parameters<typeof PartFault>[0]['problem'];

interface Props {
  code:
    | { step: 'signedOut' | 'loading' | 'renewing' }
    | { step: 'failed'; problem: Problem; retry: () => void }
    | { step: 'valid'; code: { code: string; qrPayload: string; expiresAt: string | null } }
    | { step: 'over'; renew: () => void };
  onCopy: (text: string) => void;
}

/** The customer's own service code, to be read out or scanned, with how long it is still good. */
export function ServiceCodeCard({ code: state, onCopy }: Props) {
  const { t } = useWords();
  const action = (words: string, onPress: () => void, extra?: ReactNode) => (
    <button type="button" className={styles.action} onClick={onPress}>
      {words}
      {extra}
    </button>
  );
  const content = () => {
    switch (state.step) {
      case 'signedOut':
        return (
          <>
            <p className={styles.why}>{t('service.code.signedOut')}</p>
            {action(t('problem.signIn'), () => offerSignIn())}
          </>
        );
      case 'failed':
        return <PartFault problem={state.problem} name={t('service.code')} retry={state.retry} />;
      case 'loading':
        return <span className={`bone ${styles.bone}`} role="status" aria-label={t('shell.loading')} />;
      case 'renewing':
        return <p className={styles.why}>{t('service.code.renewing')}</p>;
      case 'over':
        return (
          <>
            <p className={styles.why}>{t('service.code.over')}</p>
            {action(t('service.code.renew'), state.renew)}
          </>
        );
      case 'valid':
        return (
          <div className={styles.paper}>
            <div className={styles.picture}>
              <QrCode payload={state.code.qrPayload} label={t('service.code.qr')} />
            </div>
            <div className={styles.words}>
              <p className={styles.code}>{state.code.code}</p>
              {state.code.expiresAt && (
                <p className={styles.left}>
                  {t('service.code.left')} <Countdown until={state.code.expiresAt} />
                </p>
              )}
              {action(t('service.copy'), () => onCopy(state.code.code), <span className="visually-hidden"> {t('service.code')}</span>)}
            </div>
          </div>
        );
    }
  };
  return (
    <section className={styles.card} aria-label={t('service.code')}>
      <h2 className={styles.title}>{t('service.code')}</h2>
      {state.step === 'valid' && <p className={styles.why}>{t('service.code.why')}</p>}
      <div role="status">{content()}</div>
    </section>
  );
}
