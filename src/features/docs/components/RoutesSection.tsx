import { Link, useAppData } from '@umijs/max';
import classNames from 'classnames';
import { Sentence } from '@/components/Sentence';
import { groupRoutes } from '@/features/docs/routeGroups';
import { useDocsLabels } from '@/features/docs/useDocsLabels';
import styles from './RoutesSection.less';
import shared from './shared.less';

/** All registered routes with links, and their counterparts on the other platform. */
export function RoutesSection() {
  const { t } = useDocsLabels();
  const { routes } = useAppData();
  return (
    <>
      <p>{t('docs.routes.lead')}</p>
      {groupRoutes(Object.values(routes)).map((group) => (
        <section key={group.name} className={styles.group} aria-labelledby={`docs-${group.name}`}>
          <h3 id={`docs-${group.name}`} className={shared.heading}>
            {t(`docs.routes.group.${group.name}`)} <span className={styles.count}>{group.routes.length}</span>
          </h3>
          <ul className={shared.card}>
            {group.routes.map(({ path, screen, paired }) => (
              <li key={path} className={styles.row}>
                <Link className={classNames(shared.link, shared.code, styles.path)} to={path}>
                  {path}
                </Link>
                <span className={shared.quiet}>{screen && t('docs.routes.screen', { name: screen })}</span>
                {paired && (
                  <span className={shared.quiet}>
                    <Sentence text={t('docs.routes.paired')} />
                    <Link className={classNames(shared.link, shared.code)} to={paired}>
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
