import { Box, Row, Text } from '@/components/Layout';
import '@/features/checkout/noteMessages';
import { Button } from 'antd-mobile';
import { NoteField } from '@/features/checkout/components/NoteField';
import { Page } from '@/platform/h5/Page';
import { isNote, noteDraftName } from '@/features/checkout/checkoutChoices';
import { useDraft } from '@/hooks/useDraft';
import { useTranslation } from '@/hooks/useTranslation';

/** The note to the shop on a page of its own. It edits the same draft as the checkout. */
export default function MessagePage() {
  const { t } = useTranslation();
  const { draft, setDraft, clearDraft } = useDraft(noteDraftName, '', isNote);
  return (
    <Page title={t('message.title')}>
      <Box paddingBlock={8} paddingInline={16}>
        <NoteField value={draft} onChange={setDraft} />
        {draft !== '' && (
          <Row wrap align="center" justify="space-between" rowGap={8} columnGap={16} marginTop={12}>
            <Text as="p" color="ink-2" size={13}>
              {t('message.kept')}
            </Text>
            <Button size="small" shape="rounded" onClick={clearDraft}>
              {t('message.clear')}
            </Button>
          </Row>
        )}
      </Box>
    </Page>
  );
}
