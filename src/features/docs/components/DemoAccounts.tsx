import { formatPhone } from '@/lib/phone';
import type { DemoShop } from '@/features/docs/fetchDemoShop';
import { useDemoSignIn } from '@/features/docs/useDemoSignIn';
import { useDocsLabels } from '@/features/docs/useDocsLabels';
import { useErrorLabels } from '@/hooks/useErrorLabels';
import { useSession } from '@/hooks/useInitialState';
import styles from './Demo.less';
import shared from './shared.less';

/** The demo accounts of the current seed, with a button that signs in as each. */
export function DemoAccounts({ shop: { scene, guide } }: { shop: DemoShop }) {
  const { t, pick } = useDocsLabels();
  const { user } = useSession();
  const problemLabels = useErrorLabels();
  const { attempt, signIn, leave } = useDemoSignIn();
  const names = guide.seeds.find(({ name }) => name === scene)?.accounts ?? [];
  const isSending = attempt.status === 'sending';
  const news = () => {
    if (isSending) return t('docs.demo.signingIn');
    if (attempt.status === 'noCode') return t('docs.demo.noCode');
    if (attempt.status === 'refused') return problemLabels(attempt.error).title;
    return user ? t('docs.demo.signedInAs', { name: user.nickname }) : t('docs.demo.signedOut');
  };
  return (
    <section className={styles.part} aria-labelledby="docs-accounts">
      <h3 id="docs-accounts" className={shared.heading}>
        {t('docs.demo.accounts')}
      </h3>
      <div className={styles.news}>
        <p role="status">{news()}</p>
        {user && (
          <button type="button" className={shared.button} onClick={leave}>
            {t('docs.demo.signOut')}
          </button>
        )}
      </div>
      <ul className={shared.card}>
        {guide.accounts
          .filter(({ name }) => names.includes(name))
          .map(({ phone, nickname, shows }) => (
            <li key={phone} className={styles.row}>
              <div className={styles.text}>
                <p>
                  <strong>{nickname}</strong> · {formatPhone(phone)}
                </p>
                <p className={shared.quiet}>{pick(shows)}</p>
              </div>
              <button type="button" className={shared.button} disabled={isSending} onClick={() => void signIn(phone)}>
                {t('docs.demo.signInAs', { name: nickname })}
              </button>
            </li>
          ))}
      </ul>
    </section>
  );
}
