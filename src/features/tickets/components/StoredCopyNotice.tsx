import { CloudOff } from 'lucide-react';
import { Box, Row } from '@/components/Layout';
import { useTranslation } from '@/hooks/useTranslation';
import { usePlatform } from '@/platform/usePlatform';

/** Says that the content is a stored copy, and offers to retry. */
export function StoredCopyNotice({ text, retry }: { text: string; retry: () => void }) {
  const { Button } = usePlatform();
  const { t } = useTranslation();
  return (
    <Row
      wrap
      align="center"
      rowGap={8}
      columnGap={12}
      paddingBlock={12}
      paddingInline={16}
      border="line"
      radius="card"
      background="surface"
      color="ink"
      size={13}
      role="status"
    >
      <CloudOff className="l-flex-none l-color-action" size={20} strokeWidth={1.8} aria-hidden />
      <Box as="p" minWidth={0} style={{ flex: '1 1 14em' }}>
        {text}
      </Box>
      <Box as="span" print="none">
        <Button onClick={retry}>{t('problem.retry')}</Button>
      </Box>
    </Row>
  );
}
