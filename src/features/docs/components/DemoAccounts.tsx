import { Box, Card, Row, Stack, Text } from '@/components/Layout';
import { formatPhone } from '@/lib/phone';
import type { DemoShop } from '@/features/docs/fetchDocument';
import { useDemoSignIn } from '@/features/docs/useDemoSignIn';
import { useErrorLabels } from '@/hooks/useErrorLabels';
import { useSession } from '@/hooks/useInitialState';
import styles from './shared.less';

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
    <Stack as="section" gap={10} marginTop={8} aria-labelledby="docs-accounts">
      <Text as="h3" id="docs-accounts" size={20}>
        Accounts
      </Text>
      <Row wrap align="center" justify="space-between" rowGap={8} columnGap={16} minHeight="touch">
        <p role="status">{updates()}</p>
        {user && (
          <button type="button" className={styles.button} onClick={leave}>
            Sign out
          </button>
        )}
      </Row>
      <Card as="ul" divided minWidth={0}>
        {guide.accounts
          .filter(({ name }) => names.includes(name))
          .map(({ phone, nickname, shows }) => (
            <li key={phone} className={styles.row}>
              <Box minWidth={0} style={{ flex: '1 1 16rem' }}>
                <p>
                  <strong>{nickname}</strong> · {formatPhone(phone)}
                </p>
                <p className={styles.quiet}>{shows.en}</p>
              </Box>
              <button type="button" className={styles.button} disabled={isSending} onClick={() => void signIn(phone)}>
                {`Sign in as ${nickname}`}
              </button>
            </li>
          ))}
      </Card>
    </Stack>
  );
}
