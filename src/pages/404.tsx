import { Link, useLocation } from '@umijs/max';
import { StatePanel } from '@/components/common/StatePanel';
import { preferredFace } from '@/face';
import { useArrivalFocus } from '@/hooks/useArrivalFocus';
import { useTitle } from '@/hooks/useTitle';
import { useWords } from '@/hooks/useWords';
import { faceOfPath, pathOf } from '@/routes';
import styles from './404.less';

/** There is no such page. Stands in both shells, so it uses neither kit. */
export default function NoSuchPage() {
  const { t } = useWords();
  const { pathname } = useLocation();
  const heading = useArrivalFocus<HTMLHeadingElement>();
  const face = faceOfPath(pathname) ?? preferredFace();
  useTitle(t('problem.404.title'));
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <h1 className="visually-hidden" ref={heading} tabIndex={-1}>
        {t('problem.404.title')}
      </h1>
      <StatePanel picture="not-found" title={t('problem.404.title')} text={t('problem.404.text')}>
        <Link className="way way-first" to={pathOf(face, 'home')}>
          {t('problem.home')}
        </Link>
        <Link className="way" to={pathOf(face, 'hall')}>
          {t('problem.hall')}
        </Link>
        <Link className="way" to={pathOf(face, 'orders')}>
          {t('shell.account.orders')}
        </Link>
      </StatePanel>
    </main>
  );
}
