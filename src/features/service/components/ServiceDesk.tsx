import { Skeleton } from '@/components/Skeleton';
import { Box, Card, Row, Stack, Text } from '@/components/Layout';
import { FeatureLink } from '@/components/FeatureLink';
import { Chevron } from '@/components/Chevron';
import { OpenHours } from './OpenHours';
import { ServiceChannels } from './ServiceChannels';
import { useServiceCode } from '@/features/service/useServiceCode';
import { useServiceDesk } from '@/features/service/useServiceDesk';
import { useCopy } from '@/hooks/useCopy';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { ErrorPanel } from '@/platform/ErrorPanel';
import type { ServerChannel } from '@/api/service';
import { useOrderInQuestion } from '@/features/service/useOrderInQuestion';
import { AboutOrder } from './AboutOrder';
import { ChannelCard } from './ChannelCard';
import { channelAction } from '@/features/service/channelAction';
import { useModalRoute } from '@/hooks/useModalRoute';
import { QrCode } from '@/components/QrCode';
import { joinLabel } from '@/lib/joinText';
import type { ApiError } from '@/api/errors';
import { promptSignIn } from '@/lib/signInPrompt';
import { Countdown } from '@/components/Countdown';
import { SectionError } from '@/platform/SectionError';
import styles from './service.less';
import { usePlatform } from '@/platform/usePlatform';

/** The service desk: opening hours, channels, and the customer's service code. */
export function ServiceDesk() {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  const desk = useServiceDesk();
  const code = useServiceCode();
  const copy = useCopy();
  const about = useOrderInQuestion();
  // Who asks about an order needs both numbers: on the phone they come before the channels.
  const isPhone = platform === 'h5';
  const isFirst = about !== undefined && isPhone;
  const numbers = (
    <>
      {about && <AboutOrder {...about} onCopy={(text) => void copy(text)} />}
      <ServiceCodeCard code={code} onCopy={(text) => void copy(text)} />
    </>
  );
  return (
    <Stack gap={isPhone ? 20 : 28} paddingInline={isPhone ? 'page' : undefined} className={styles[platform]}>
      <Stack as="header" gap={6} color="ink-2">
        <p>{t('service.intro')}</p>
        {desk.hours && <OpenHours hours={desk.hours} />}
        {desk.areHoursLoading && <Skeleton width="20em" maxWidth="100%" height="20px" />}
      </Stack>
      {isFirst && numbers}
      <Stack gap={isPhone ? 20 : 28} className={styles.columns}>
        <ServiceChannels
          channels={desk.channels}
          droppedCount={desk.droppedCount}
          fieldError={desk.error && <ErrorPanel error={desk.error} retry={desk.retry} />}
          call={desk.call}
          draw={(channel) => <ServiceChannel channel={channel} />}
        />
        <Stack gap={isPhone ? 20 : 16}>
          {!isFirst && numbers}
          <Row
            as={FeatureLink}
            align="center"
            gap={12}
            paddingBlock={12}
            paddingInline={16}
            border="line"
            radius="card"
            background="surface"
            hover="control"
            style={{ minHeight: 68 }}
            to={pathOf(platform, 'articles')}
          >
            <Box as="span" flex={1} minWidth={0}>
              <strong>{t('service.helpWay')}</strong>
              <Text display="block" color="ink-2" size={13}>
                {t('service.help')}
              </Text>
            </Box>
            <Chevron color="ink" />
          </Row>
        </Stack>
      </Stack>
    </Stack>
  );
}

/** A service channel; its QR code is shown in a panel. */
function ServiceChannel({ channel }: { channel: ServerChannel }) {
  const { Panel } = usePlatform();
  const copy = useCopy();
  const modal = useModalRoute(`channel:${channel.id}`);
  return (
    <>
      <ChannelCard
        channel={channel}
        action={channelAction(channel)}
        onCopy={() => void copy(channel.contact)}
        onShowCode={channel.code === null ? undefined : modal.open}
      />
      {channel.code !== null && (
        <Panel modal={modal} title={channel.name} width={400}>
          <ChannelCode channel={channel} payload={channel.code} />
        </Panel>
      )}
    </>
  );
}

interface Props {
  channel: { kind: 'chat' | 'phone' | 'email' | 'community'; name: string; contact: string };
  payload: string;
}

/** The QR code of a service channel, with its content as text. */
function ChannelCode({ channel: { kind, name, contact }, payload }: Props) {
  const { t } = useTranslation();
  return (
    <Stack justifyItems="center" gap={4} textAlign="center" overflowWrap="anywhere">
      <Box marginBottom={8} style={{ width: 'min(100%, 15rem)' }}>
        <QrCode payload={payload} label={t('service.qrOf', { name })} />
      </Box>
      <Text as="p" weight={600} overflowWrap="anywhere">
        {contact.replace(/^https?:\/\//, '')}
      </Text>
      <Text as="p" color="ink-2" size={13}>
        {t(`service.qrHint.${kind}`)}
      </Text>
    </Stack>
  );
}

interface ServiceCodeCardProps {
  code:
    | { status: 'signedOut' | 'loading' | 'renewing' }
    | { status: 'failed'; error: ApiError; retry: () => void }
    | { status: 'valid'; code: { code: string; qrPayload: string; expiresAt: string | null } }
    | { status: 'over'; renew: () => void };
  onCopy: (text: string) => void;
}

/** The customer's service code, to read out or scan, with its remaining time. */
function ServiceCodeCard({ code: state, onCopy }: ServiceCodeCardProps) {
  const { t } = useTranslation();
  const action = (label: string, onPress: () => void, name?: string) => (
    <Text
      as="button"
      type="button"
      minHeight="touch"
      paddingBlock={4}
      paddingInline={20}
      radius="full"
      color="action"
      size={15}
      weight={600}
      className={styles.action}
      aria-label={name}
      onClick={onPress}
    >
      {label}
    </Text>
  );
  const content = () => {
    switch (state.status) {
      case 'signedOut':
        return (
          <>
            <Text as="p" marginBottom={12} color="ink-2" size={15} style={{ maxWidth: '42ch' }}>
              {t('service.code.signedOut')}
            </Text>
            {action(t('problem.signIn'), () => promptSignIn())}
          </>
        );
      case 'failed':
        return <SectionError error={state.error} name={t('service.code')} retry={state.retry} />;
      case 'loading':
        return (
          <div role="status" aria-label={t('shell.loading')}>
            <Skeleton height="152px" radius="option" />
          </div>
        );
      case 'renewing':
        return (
          <Text as="p" marginBottom={12} color="ink-2" size={15} style={{ maxWidth: '42ch' }}>
            {t('service.code.renewing')}
          </Text>
        );
      case 'over':
        return (
          <>
            <Text as="p" marginBottom={12} color="ink-2" size={15} style={{ maxWidth: '42ch' }}>
              {t('service.code.over')}
            </Text>
            {action(t('service.code.renew'), state.renew)}
          </>
        );
      case 'valid':
        return (
          <Row wrap align="center" rowGap={12} columnGap={20}>
            <Box style={{ width: 'min(100%, 9.5rem)' }}>
              <QrCode payload={state.code.qrPayload} label={t('service.code.qr')} />
            </Box>
            <Box minWidth={0}>
              <Text as="p" size={25} weight={700} tabular userSelect="all" letterSpacing="wide">
                {state.code.code}
              </Text>
              {state.code.expiresAt && (
                <Text as="p" marginBottom={8} color="ink-2" size={13}>
                  {t('service.code.left')} <Countdown until={state.code.expiresAt} />
                </Text>
              )}
              {action(
                t('service.copy'),
                () => onCopy(state.code.code),
                joinLabel(t('service.copy'), t('service.code')),
              )}
            </Box>
          </Row>
        );
    }
  };
  return (
    <Card as="section" paddingTop={16} paddingInline={20} paddingBottom={20} aria-label={t('service.code')}>
      <Text as="h2" marginBottom={4} size={17}>
        {t('service.code')}
      </Text>
      {state.status === 'valid' && (
        <Text as="p" marginBottom={12} color="ink-2" size={15} style={{ maxWidth: '42ch' }}>
          {t('service.code.why')}
        </Text>
      )}
      <div role="status">{content()}</div>
    </Card>
  );
}
