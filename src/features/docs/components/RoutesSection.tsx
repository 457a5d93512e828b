import { Link, useAppData } from '@umijs/max';
import classNames from 'classnames';
import { groupRoutes } from '@/features/docs/routeGroups';
import styles from './RoutesSection.less';
import shared from './shared.less';

/** All registered routes with links, and their counterparts on the other platform. */
export function RoutesSection() {
  const { routes } = useAppData();
  return (
    <>
      <p>
        As registered with the router, each with the same screen on the other platform. Without an id in the query, a
        component shows data of the shop.
      </p>
      {groupRoutes(Object.values(routes)).map((group) => (
        <section key={group.name} className={styles.group} aria-labelledby={`docs-${group.name}`}>
          <h3 id={`docs-${group.name}`} className={shared.heading}>
            {group.title} <span className={styles.count}>{group.routes.length}</span>
          </h3>
          <ul className={shared.card}>
            {group.routes.map(({ path, screen, paired }) => (
              <li key={path} className={styles.row}>
                <Link className={classNames(shared.link, shared.code, styles.path)} to={path}>
                  {path}
                </Link>
                <span className={shared.quiet}>{screen && `screen ${screen}`}</span>
                {paired && (
                  <span className={shared.quiet}>
                    Other platform:{' '}
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
