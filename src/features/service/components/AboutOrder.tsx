import { Link } from '@umijs/max';
import { joinLabel } from '@/lib/sentences';
import type { AskedOrder } from '@/features/service/useAskedOrder';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { usePlatform } from '@/platform/usePlatform';
import styles from './AboutOrder.less';

interface Props extends AskedOrder {
  onCopy: (text: string) => void;
}

/** The order that the customer asks about, with its number to copy; beside the service code, which is needed as well. */
export function AboutOrder({ number, id, isReturn, onCopy }: Props) {
  const { platform, Button } = usePlatform();
  const { t } = useTranslation();
  const title = t(isReturn ? 'service.return.title' : 'service.order.title', { number });
  return (
    <section className={styles.card} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{t(isReturn ? 'service.return.text' : 'service.order.text')}</p>
      <div className={styles.links}>
        <Button label={joinLabel(t('service.copy'), t('order.number'))} onClick={() => onCopy(number)}>
          {t('service.copy')}
        </Button>
        {id && (
          <Link className="button-link" to={pathOf(platform, 'orders', { id })}>
            {t('service.order.show')}
          </Link>
        )}
      </div>
    </section>
  );
}
