import classNames from 'classnames';
import { Box, Row, Stack, Text } from '@/components/Layout';
import { autoColumns } from '@/components/autoColumns';
import { codeGroups } from '@/lib/codeGroups';
import type { Picture as PictureData } from '@/lib/picture';
import { useTranslation } from '@/hooks/useTranslation';
import { Picture } from '@/components/Picture';
import { QrCode } from '@/components/QrCode';
import styles from './TicketPaper.less';

interface Props {
  ticket: { name: string; subtitle: string; picture: PictureData; code: string; qrPayload: string };
  /** Its expiry date, or its state. */
  life: string;
  /** The ticket can no longer be used, so no code is shown. */
  isOver: boolean;
  facts: readonly { label: string; value: string }[];
  onEnlarge: () => void;
}

/** A ticket drawn as paper, light in both themes: name above the tear line, code and details below it. */
export function TicketPaper({ ticket, life, isOver, facts, onEnlarge }: Props) {
  const { t } = useTranslation();
  const code = codeGroups(ticket.code).join(' ');
  return (
    <article className={classNames(styles.paper, isOver && styles.isOver)} data-paper aria-label={ticket.name}>
      <div className={styles.top}>
        <Row align="center" gap={16} className={styles.head}>
          <Picture className={styles.picture} picture={ticket.picture} when="first" />
          <Box minWidth={0}>
            <Text as="h2" size={25} overflowWrap="anywhere">
              {ticket.name}
            </Text>
            {ticket.subtitle && (
              <Text as="p" color="ink-2">
                {ticket.subtitle}
              </Text>
            )}
          </Box>
        </Row>
        <Stack as="dl" rowGap={12} columnGap={16} marginTop={20} style={autoColumns('8.5em', 'fit')}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <Text as="dt" color="ink-2" size={13}>
                {label}
              </Text>
              <dd>{value}</dd>
            </div>
          ))}
        </Stack>
      </div>
      <Stack justifyItems="center" gap={4} textAlign="center" className={styles.bottom}>
        {isOver ? (
          <>
            <Text
              as="p"
              paddingBlock={10}
              paddingInline={20}
              radius="option"
              color="ink-2"
              size={20}
              className={classNames('serif', styles.stamp)}
            >
              {life}
            </Text>
            <Text as="p" color="ink-2" size={15}>
              {t('ticket.codeWas')}{' '}
              <Text tabular style={{ letterSpacing: '0.04em' }}>
                {code}
              </Text>
            </Text>
          </>
        ) : (
          <>
            <button type="button" className={styles.qr} aria-label={t('ticket.enlargeQr')} onClick={onEnlarge}>
              <QrCode payload={ticket.qrPayload} label={t('ticket.qr', { name: ticket.name })} />
            </button>
            <Text as="p" weight={700} size={20} tabular className={styles.code}>
              {code}
            </Text>
            <Text as="p" color="ink-2" size={15}>
              {t('ticket.atCounter')}
            </Text>
          </>
        )}
      </Stack>
    </article>
  );
}
