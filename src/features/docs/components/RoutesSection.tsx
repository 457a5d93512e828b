import { useAppData } from '@umijs/max';
import { Link } from 'react-router-dom';
import classNames from 'classnames';
import { Card, Stack, Text } from '@/components/Layout';
import { groupRoutes } from '@/features/docs/routeGroups';
import styles from './tables.less';
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
        <Stack as="section" key={group.name} gap={10} aria-labelledby={`docs-${group.name}`}>
          <Text as="h3" id={`docs-${group.name}`} size={20}>
            {group.title}{' '}
            <Text color="ink-3" font="sans" size={15} weight={400}>
              {group.routes.length}
            </Text>
          </Text>
          <Card as="ul" divided minWidth={0}>
            {group.routes.map(({ path, screen, paired }) => (
              <Stack as="li" key={path} align="center" rowGap={2} columnGap={20} className={styles.routesSectionRow}>
                <Text as={Link} weight={600} className={classNames(shared.link, shared.code)} to={path}>
                  {path}
                </Text>
                <span className={shared.quiet}>{screen && `screen ${screen}`}</span>
                {paired && (
                  <span className={shared.quiet}>
                    Other platform:{' '}
                    <Link className={classNames(shared.link, shared.code)} to={paired}>
                      {paired}
                    </Link>
                  </span>
                )}
              </Stack>
            ))}
          </Card>
        </Stack>
      ))}
    </>
  );
}
