import { Box, Row, Text } from '@/components/Layout';
import '@/features/promotion/promotionMessages';
import { Copy } from 'lucide-react';
import { useCopy } from '@/hooks/useCopy';
import { useTranslation } from '@/hooks/useTranslation';

interface Props {
  link: string;
  code: string;
  /** Whether the link has its own copy button. */
  isLinkCopied: boolean;
}

/** The invitation's link and code as text that can be selected and copied. */
export function InviteLink({ link, code, isLinkCopied }: Props) {
  const { t } = useTranslation();
  const copy = useCopy();
  const rows = [
    {
      name: t('promotion.link'),
      text: link,
      copyLabels: isLinkCopied ? t('promotion.copyLink') : undefined,
      look: { overflowWrap: 'anywhere', size: 15 },
    },
    {
      name: t('promotion.code'),
      text: code,
      copyLabels: t('promotion.copyCode'),
      look: { weight: 700, size: 20, tabular: true, letterSpacing: 'wide' },
    },
  ] as const;
  return (
    <Box divided>
      {rows.map(({ name, text: shown, copyLabels, look }) => (
        <Row
          key={name}
          wrap
          align="center"
          justify="space-between"
          rowGap={4}
          columnGap={16}
          paddingBlock={10}
          paddingInline={0}
        >
          <Box minWidth={0} style={{ flex: '1 1 180px' }}>
            <Text as="p" color="ink-2" size={13}>
              {name}
            </Text>
            <Text as="p" userSelect="all" {...look}>
              {shown}
            </Text>
          </Box>
          {copyLabels && (
            <Row
              as="button"
              type="button"
              flex="none"
              minHeight="touch"
              align="center"
              gap={6}
              paddingBlock={4}
              paddingInline={16}
              border="line"
              radius="full"
              background="surface"
              color="action"
              size={15}
              weight={600}
              inline
              aria-label={copyLabels}
              onClick={() => void copy(shown)}
            >
              <Copy size={16} strokeWidth={1.8} aria-hidden />
              {t('promotion.copy')}
            </Row>
          )}
        </Row>
      ))}
    </Box>
  );
}
