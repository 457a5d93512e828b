import { formatPhone } from '@/domain/phone';
import type { DemoShop } from '@/features/docs/fetchDemoShop';
import { useDemoSignIn } from '@/features/docs/useDemoSignIn';
import { useDocsWords } from '@/features/docs/useDocsWords';
import { useProblemWords } from '@/hooks/useProblemWords';
import { useSession } from '@/hooks/useShopState';
import styles from './Demo.less';
import parts from './parts.less';

/** The accounts that have a past in this scene, with a button that signs in as each. */
export function DemoAccounts({ shop: { scene, guide } }: { shop: DemoShop }) {
  const { t, pick } = useDocsWords();
  const { user } = useSession();
  const problemWords = useProblemWords();
  const { attempt, signIn, leave } = useDemoSignIn();
  const names = guide.scenes.find(({ name }) => name === scene)?.accounts ?? [];
  const isSending = attempt.step === 'sending';
  const news = () => {
    if (isSending) return t('docs.demo.signingIn');
    if (attempt.step === 'noCode') return t('docs.demo.noCode');
    if (attempt.step === 'refused') return problemWords(attempt.problem).title;
    return user ? t('docs.demo.signedInAs', { name: user.nickname }) : t('docs.demo.signedOut');
  };
  return (
    <section className={styles.part} aria-labelledby="docs-accounts">
      <h3 id="docs-accounts" className={parts.heading}>
        {t('docs.demo.accounts')}
      </h3>
      <div className={styles.news}>
        <p role="status">{news()}</p>
        {user && (
          <button type="button" className={parts.button} onClick={leave}>
            {t('docs.demo.signOut')}
          </button>
        )}
      </div>
      <ul className={parts.card}>
        {guide.accounts.filter(({ name }) => names.includes(name)).map(({ phone, nickname, shows }) => (
          <li key={phone} className={styles.row}>
            <div className={styles.words}>
              <p>
                <strong>{nickname}</strong> · {formatPhone(phone)}
              </p>
              <p className={parts.quiet}>{pick(shows)}</p>
            </div>
            <button type="button" className={parts.button} disabled={isSending} onClick={() => void signIn(phone)}>
              {t('docs.demo.signInAs', { name: nickname })}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
