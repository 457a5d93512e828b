import { Link } from 'react-router-dom';
import classNames from 'classnames';
import { SectionError } from '@/platform/SectionError';
import { Picture } from '@/components/Picture';
import type { Home } from '@/features/home/useHome';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { usePlatform } from '@/platform/usePlatform';

interface Props extends Pick<Home, 'categories'> {
  /** Number of placeholders while the categories load. */
  skeleton: number;
  /** Classes of the platform: `list`, `category`, `tile`, `name`, `skeletonName`, `error`. */
  styles: CSSModuleClasses;
}

/** The categories on the home page, each with a picture. */
export function CategoryLinks({ categories, skeleton, styles }: Props) {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  const { data, isLoading, error, refetch: retry } = categories;
  if (isLoading) {
    return (
      <div className={styles.list} aria-hidden="true">
        {Array.from({ length: skeleton }, (_, at) => (
          <span key={at} className={styles.category}>
            <span className={classNames('skeleton', styles.tile)} />
            <span className={classNames('skeleton', styles.skeletonName)} />
          </span>
        ))}
      </div>
    );
  }
  if (error) {
    return (
      <div className={styles.error}>
        <SectionError error={error} name={t('home.categories')} retry={retry} />
      </div>
    );
  }
  if (!data || data.list.length === 0) return null;
  return (
    <nav aria-label={t('home.categories')}>
      <ul className={styles.list}>
        {data.list.map(({ id, name, picture }) => (
          <li key={id}>
            <Link className={styles.category} to={pathOf(platform, 'hall', { categoryId: id })}>
              <Picture picture={picture} className={styles.tile} when="soon" />
              <span className={styles.name}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
