import '@/features/checkout/noteMessages';
import { Button } from 'antd-mobile';
import { NoteField } from '@/features/checkout/components/NoteField';
import { Page } from '@/platform/h5/Page';
import { isNote, noteDraft } from '@/features/checkout/checkoutChoices';
import { useDraft } from '@/hooks/useDraft';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './index.less';

/** The note to the shop on a page of its own. It edits the same draft as the checkout. */
export default function MessagePage() {
  const { t } = useTranslation();
  const { draft, setDraft, clearDraft } = useDraft(noteDraft, '', isNote);
  return (
    <Page title={t('message.title')}>
      <div className={styles.body}>
        <NoteField value={draft} onChange={setDraft} />
        {draft !== '' && (
          <div className={styles.foot}>
            <p className={styles.kept}>{t('message.kept')}</p>
            <Button size="small" shape="rounded" onClick={clearDraft}>
              {t('message.clear')}
            </Button>
          </div>
        )}
      </div>
    </Page>
  );
}
