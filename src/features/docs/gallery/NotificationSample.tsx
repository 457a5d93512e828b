import type { Notifier } from '@/lib/notifications';
import type { Samples } from './galleryEntry';
import styles from './gallery.less';
import { KitButton } from './KitParts';
import { useDocsLabels } from '@/features/docs/useDocsLabels';

/** A button for each kind of notification of a platform. */
export function NotificationSample({ notifier, texts }: { notifier: Notifier; texts: Samples['texts'] }) {
  const { t } = useDocsLabels();
  return (
    <div className={styles.buttons}>
      <KitButton onClick={() => notifier.success(texts.title)}>{t('docs.gallery.state.success')}</KitButton>
      <KitButton onClick={() => notifier.warning(texts.text)}>{t('docs.gallery.state.warning')}</KitButton>
      <KitButton onClick={() => notifier.error(texts.error)}>{t('docs.gallery.state.error')}</KitButton>
      <KitButton onClick={() => notifier.notification(texts.title, texts.long)}>
        {t('docs.gallery.state.long')}
      </KitButton>
    </div>
  );
}
