import classNames from 'classnames';
import { Fragment } from 'react';
import { Copy, Mail, MessageCircle, Phone, QrCode, Users } from 'lucide-react';
import { Box, Card, Row, Stack, Text } from '@/components/Layout';
import type { ServiceHours } from '@/features/service/serviceHours';
import { joinLabel } from '@/lib/joinText';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './service.less';
import { OpenHours } from './OpenHours';

const channelIcons = { chat: MessageCircle, phone: Phone, email: Mail, community: Users };

/** A contact that breaks after `@` and `/`, and before a dot, when it does not fit in one line. */
const contactWithLineBreaks = (contact: string) =>
  contact.match(/\.?[^.@/]+[@/]*|./g)?.map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));

interface Props {
  channel: { kind: keyof typeof channelIcons; name: string; contact: string; hours: ServiceHours | null };
  /** The link; without one the contact can be read and copied. */
  action: { href: string; isOuter: boolean } | undefined;
  onCopy: () => void;
  /** Shows its QR code; undefined when it has none. */
  onShowCode: (() => void) | undefined;
}

/** A service channel: name, opening hours and link. */
export function ChannelCard({ channel: { kind, name, contact, hours }, action, onCopy, onShowCode }: Props) {
  const { t } = useTranslation();
  const Icon = channelIcons[kind];
  const outer = action?.isOuter ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  const visibleContact = contact.replace(/^https?:\/\//, '');
  // Not the name of the channel, which says the same as the action: "Call", "Call us".
  const nameOf = (act: string) => joinLabel(act, visibleContact);
  return (
    <Card as="article" padding={16} className={styles.channel} aria-label={name}>
      <Stack
        as="span"
        placeItems="center"
        width="touch"
        height="touch"
        radius="option"
        background="soft"
        color="action"
        className={styles.icon}
      >
        <Icon size={22} strokeWidth={1.8} aria-hidden />
      </Stack>
      <Box minWidth={0}>
        <Text as="h3" font="sans" size={15} letterSpacing="normal">
          {name}
        </Text>
        <Text as="p" color="ink-2" size={15} overflowWrap="anywhere" className={styles.contact}>
          {contactWithLineBreaks(visibleContact)}
        </Text>
        {hours ? (
          <OpenHours hours={hours} />
        ) : (
          <Text as="p" color="ink-2" size={13}>
            {t('service.always')}
          </Text>
        )}
      </Box>
      <Stack
        as="button"
        type="button"
        placeItems="center"
        width="touch"
        height="touch"
        padding={0}
        radius="full"
        color="ink-2"
        className={styles.copy}
        aria-label={nameOf(t('service.copy'))}
        title={t('service.copy')}
        onClick={onCopy}
      >
        <Copy size={18} strokeWidth={1.8} aria-hidden />
      </Stack>
      <Row wrap gap={8} className={styles.actions}>
        {action && (
          <Box
            as="a"
            paddingInline={16}
            size={15}
            className={classNames('button-link', styles.first)}
            href={action.href}
            aria-label={nameOf(t(`service.open.${kind}`))}
            {...outer}
          >
            {t(`service.open.${kind}`)}
          </Box>
        )}
        {onShowCode && (
          <Box
            as="button"
            type="button"
            gap={6}
            paddingInline={16}
            size={15}
            className="button-link"
            aria-label={nameOf(t('service.qr'))}
            onClick={onShowCode}
          >
            <QrCode size={16} strokeWidth={1.8} aria-hidden />
            {t('service.qr')}
          </Box>
        )}
      </Row>
    </Card>
  );
}
