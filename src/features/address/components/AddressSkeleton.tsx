import classNames from 'classnames';
import { useTranslation } from '@/hooks/useTranslation';
import { usePlatform } from '@/platform/usePlatform';
import listStyles from './AddressList.less';

/** Places of three addresses with their actions, while they load. */
export function AddressSkeleton() {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  return (
    <div className={classNames(listStyles.list, listStyles[platform])} role="status" aria-label={t('shell.loading')}>
      {Array.from({ length: 3 }, (_, at) => (
        <span key={at} className={classNames('skeleton', listStyles.skeleton)} />
      ))}
    </div>
  );
}
