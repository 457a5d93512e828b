import { Link, useAppData } from '@umijs/max';
import { groupRoutes } from '@/features/docs/routeGroups';
import { useDocsWords } from '@/features/docs/useDocsWords';
import styles from './RoutesSection.less';
import parts from './parts.less';

/** Every registered route with a link that opens it, and the same on the other face. */
export function RoutesSection() {
  const { t } = useDocsWords();
  const { routes } = useAppData();
  return (
    <>
      <p>{t('docs.routes.lead')}</p>
      {groupRoutes(Object.values(routes)).map((group) => (
        <section key={group.name} className={styles.group} aria-labelledby={`docs-${group.name}`}>
          <h3 id={`docs-${group.name}`} className={parts.heading}>
            {t(`docs.routes.group.${group.name}`)} <span className={styles.count}>{group.routes.length}</span>
          </h3>
          <ul className={parts.card}>
            {group.routes.map(({ path, screen, paired }) => (
              <li key={path} className={styles.row}>
                <Link className={`${parts.link} ${parts.code} ${styles.path}`} to={path}>
                  {path}
                </Link>
                <span className={parts.quiet}>{screen && t('docs.routes.screen', { name: screen })}</span>
                {paired && (
                  <span className={parts.quiet}>
                    {t('docs.routes.paired')}{' '}
                    <Link className={`${parts.link} ${parts.code}`} to={paired}>
                      {paired}
                    </Link>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
