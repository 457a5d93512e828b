import { Button } from 'antd-mobile';
import { MessageField } from '@/components/h5/MessageField';
import { Page } from '@/components/h5/Page';
import { isNote, noteDraft } from '@/features/checkout/checkoutChoices';
import { useDraft } from '@/hooks/useDraft';
import { useWords } from '@/hooks/useWords';
import styles from './index.less';

/** The note to the shop, alone: the same draft that the checkout shows. */
export default function MessagePage() {
  const { t } = useWords();
  const { draft, setDraft, clearDraft } = useDraft(noteDraft, '', isNote);
  return (
    <Page title={t('message.title')}>
      <div className={styles.body}>
        <MessageField value={draft} onChange={setDraft} />
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
