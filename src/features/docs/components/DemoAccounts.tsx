import { formatPhone } from '@/lib/phone';
import type { DemoShop } from '@/features/docs/fetchDocument';
import { useDemoSignIn } from '@/features/docs/useDemoSignIn';
import { useErrorLabels } from '@/hooks/useErrorLabels';
import { useSession } from '@/hooks/useInitialState';
import styles from './Demo.less';
import shared from './shared.less';

/** The demo accounts of the current seed, with a button that signs in as each. */
export function DemoAccounts({ shop: { scene, guide } }: { shop: DemoShop }) {
  const { user } = useSession();
  const problemLabels = useErrorLabels();
  const { attempt, signIn, leave } = useDemoSignIn();
  const names = guide.seeds.find(({ name }) => name === scene)?.accounts ?? [];
  const isSending = attempt.status === 'sending';
  const updates = () => {
    if (isSending) return 'Signing in…';
    if (attempt.status === 'noCode') return 'The shop did not return the code.';
    if (attempt.status === 'refused') return problemLabels(attempt.error).title;
    return user ? `Signed in as ${user.nickname}.` : 'Not signed in.';
  };
  return (
    <section className={styles.part} aria-labelledby="docs-accounts">
      <h3 id="docs-accounts" className={shared.heading}>
        Accounts
      </h3>
      <div className={styles.news}>
        <p role="status">{updates()}</p>
        {user && (
          <button type="button" className={shared.button} onClick={leave}>
            Sign out
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
                <p className={shared.quiet}>{shows.en}</p>
              </div>
              <button type="button" className={shared.button} disabled={isSending} onClick={() => void signIn(phone)}>
                {`Sign in as ${nickname}`}
              </button>
            </li>
          ))}
      </ul>
    </section>
  );
}
