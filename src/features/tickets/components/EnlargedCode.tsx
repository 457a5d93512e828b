import { Box, Stack, Text } from '@/components/Layout';
import { codeGroups } from '@/lib/codeGroups';
import { useWakeLock } from '@/hooks/useWakeLock';
import { useTranslation } from '@/hooks/useTranslation';
import { QrCode } from '@/components/QrCode';

interface Props {
  ticket: { name: string; code: string; qrPayload: string };
}

/** The code of a ticket as large as its container, on a light background. The screen stays on while it is shown. */
export function EnlargedCode({ ticket }: Props) {
  const { t } = useTranslation();
  useWakeLock(true);
  return (
    <Stack
      justifyItems="center"
      gap={8}
      radius="card"
      background="surface"
      color="ink"
      textAlign="center"
      overflowWrap="anywhere"
      paddingTop={8}
      paddingInline={8}
      paddingBottom={20}
      data-paper
    >
      <Box style={{ width: 'min(100%, 68vh)' }}>
        <QrCode payload={ticket.qrPayload} label={t('ticket.qr', { name: ticket.name })} />
      </Box>
      <Text as="p" weight={700} size={25} tabular style={{ letterSpacing: '0.08em' }}>
        {codeGroups(ticket.code).join(' ')}
      </Text>
      <Text as="p" color="ink-2" size={15} style={{ maxWidth: '36ch' }}>
        {t('ticket.brighter')}
      </Text>
    </Stack>
  );
}
