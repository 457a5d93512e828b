import { Link } from '@umijs/max';
import { Button } from 'antd';
import type { Problem } from '@/api/errors';
import { StatePanel } from '@/components/common/StatePanel';
import { useProblemWords } from '@/hooks/useProblemWords';
import { useSession } from '@/hooks/useShopState';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import { offerSignIn } from '@/signInOffer';
import styles from './Fault.less';

/** Says what went wrong with a part of the page, and offers what helps: again, sign in, or other ways on. */
export function Fault({ problem, retry }: { problem: Problem; retry: () => void }) {
  const { t } = useWords();
  const { status } = useSession();
  const words = useProblemWords()(problem);
  const isNotFound = problem.kind === 'business' && problem.errorCode === 'NOT_FOUND';
  return (
    <StatePanel isFault picture={words.picture} title={words.title} text={words.text}>
      {/* Who has signed in since then only has to ask again. */}
      {problem.kind === 'unauthorized' && status !== 'signedIn' ? (
        <Button type="primary" shape="round" onClick={() => offerSignIn()}>
          {t('problem.signIn')}
        </Button>
      ) : isNotFound ? (
        <>
          <Link className={styles.way} to={pathOf('pc', 'hall')}>
            {t('problem.hall')}
          </Link>
          <Link className={styles.way} to={pathOf('pc', 'home')}>
            {t('problem.home')}
          </Link>
        </>
      ) : (
        <Button type="primary" shape="round" onClick={retry}>
          {t('problem.retry')}
        </Button>
      )}
    </StatePanel>
  );
}
