import { Link } from '@umijs/max';
import { PartFault } from '@/components/common/PartFault';
import { Picture } from '@/components/common/Picture';
import type { useHome } from '@/features/home/useHome';
import { useWords } from '@/hooks/useWords';
import { pathOf, type Face } from '@/routes';

interface Props extends Pick<ReturnType<typeof useHome>, 'categories'> {
  face: Face;
  /** Bones that stand while the categories come. */
  bones: number;
  /** How the face lays them out: `list`, `category`, `tile`, `name`, `boneName`, `fault`. */
  styles: CSSModuleClasses;
}

/** The categories, each with a thing of its own, on the front page. */
export function CategoryLinks({ face, categories, bones, styles }: Props) {
  const { t } = useWords();
  const { data, isLoading, problem, retry } = categories;
  if (isLoading) {
    return (
      <div className={styles.list} aria-hidden="true">
        {Array.from({ length: bones }, (_, at) => (
          <span key={at} className={styles.category}>
            <span className={`bone ${styles.tile}`} />
            <span className={`bone ${styles.boneName}`} />
          </span>
        ))}
      </div>
    );
  }
  if (problem) {
    return (
      <div className={styles.fault}>
        <PartFault problem={problem} name={t('home.categories')} retry={retry} />
      </div>
    );
  }
  if (!data || data.list.length === 0) return null;
  return (
    <nav aria-label={t('home.categories')}>
      <ul className={styles.list}>
        {data.list.map(({ id, name, picture }) => (
          <li key={id}>
            <Link className={styles.category} to={pathOf(face, 'hall', { categoryId: id })}>
              <Picture picture={picture} className={styles.tile} when="soon" />
              <span className={styles.name}>{name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
