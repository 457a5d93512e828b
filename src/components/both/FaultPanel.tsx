import { Link } from '@umijs/max';
import type { Problem } from '@/api/errors';
import { StatePanel } from '@/components/common/StatePanel';
import { useProblemWords } from '@/hooks/useProblemWords';
import { useSession } from '@/hooks/useShopState';
import { useWords } from '@/hooks/useWords';
import { pathOf, type Face } from '@/routes';
import { offerSignIn } from '@/signInOffer';

/** Says what went wrong with a part of the page, and offers what helps: again, sign in, or other ways on. */
export function FaultPanel({ face, problem, retry }: { face: Face; problem: Problem; retry: () => void }) {
  const { t } = useWords();
  const { status } = useSession();
  const words = useProblemWords()(problem);
  const isNotFound = problem.kind === 'business' && problem.errorCode === 'NOT_FOUND';
  return (
    <StatePanel isFault picture={words.picture} title={words.title} text={words.text}>
      {/* Who has signed in since then only has to ask again. */}
      {problem.kind === 'unauthorized' && status !== 'signedIn' ? (
        <button type="button" className="way way-first" onClick={() => offerSignIn()}>
          {t('problem.signIn')}
        </button>
      ) : isNotFound ? (
        <Elsewhere face={face} />
      ) : (
        <button type="button" className="way way-first" onClick={retry}>
          {t('problem.retry')}
        </button>
      )}
    </StatePanel>
  );
}

/** The ways on from where something should be that the shop does not have. */
export function Elsewhere({ face }: { face: Face }) {
  const { t } = useWords();
  return (
    <>
      <Link className="way" to={pathOf(face, 'hall')}>
        {t('problem.hall')}
      </Link>
      <Link className="way" to={pathOf(face, 'home')}>
        {t('problem.home')}
      </Link>
    </>
  );
}
