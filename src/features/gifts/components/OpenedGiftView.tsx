import { useEffect, useRef } from 'react';
import type { OpenedGift } from '@/api/gifts';
import { FeatureLink } from '@/components/FeatureLink';
import { Card, Row, Stack, Text } from '@/components/Layout';
import { Picture } from '@/components/Picture';
import { QrCode } from '@/components/QrCode';
import { entitlementStateAt } from '@/domain/entitlement';
import { useCopy } from '@/hooks/useCopy';
import { useDateFormat } from '@/hooks/useDateFormat';
import { useMoney } from '@/hooks/useMoney';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { serverClock } from '@/lib/sharedServerClock';
import { usePlatform } from '@/platform/usePlatform';
import styles from './gifts.less';

interface Props {
  gift: OpenedGift;
  /** The heading takes the focus, because the button that opened the gift is gone. */
  takesFocus: boolean;
}

/** What is in the gift, with its message. */
export function OpenedGiftView({ gift: { contents, from, designPicture }, takesFocus }: Props) {
  const { platform, Button } = usePlatform();
  const { t } = useTranslation();
  const { date } = useDateFormat();
  const copy = useCopy();
  const money = useMoney(contents.currency ?? undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const state = entitlementStateAt(contents, serverClock.now());
  const isUnused = state === 'unused';
  return (
    <Card as="section" padding={24} gap={16} justifyItems="center" textAlign="center" aria-label={t('gifts.page')}>
      <Picture picture={designPicture} width={120} radius="card" when="first" />
      <Stack gap={4} minWidth={0}>
        <Text as="h2" size={25} overflowWrap="anywhere" tabIndex={-1} ref={heading}>
          {contents.amount === null ? contents.name : `${contents.name} · ${money(contents.amount)}`}
        </Text>
        {(contents.subtitle || contents.place) && (
          <Text as="p" color="ink-2">
            {[contents.subtitle, contents.place].filter(Boolean).join(' · ')}
          </Text>
        )}
      </Stack>
      {(contents.message || from) && (
        <Stack as="blockquote" gap={4} overflowWrap="anywhere">
          {contents.message && (
            <Text as="p" size={17} whiteSpace="pre-line">
              {contents.message}
            </Text>
          )}
          {from && (
            <Text as="p" color="ink-2">
              {t('gifts.signed', { name: from })}
            </Text>
          )}
        </Stack>
      )}
      {contents.qrPayload && isUnused && (
        <div className={styles.qr} data-paper>
          <QrCode payload={contents.qrPayload} label={t('ticket.qr', { name: contents.name })} />
        </div>
      )}
      <Text as="p" weight={700} size={20} tabular letterSpacing="wide" overflowWrap="anywhere" userSelect="all">
        {contents.code}
      </Text>
      <Text as="p" color="ink-2" size={15}>
        {isUnused
          ? contents.validUntil && t('ticket.until', { when: date(contents.validUntil) })
          : t(state === 'used' ? 'gifts.used' : 'gifts.expired')}
      </Text>
      <Row wrap gap={8} justify="center" print="none">
        {isUnused && contents.kind === 'code' && contents.amount !== null && (
          <FeatureLink
            className="button-link button-link-primary"
            to={pathOf(platform, 'redeem', { code: contents.code })}
          >
            {t('gifts.redeem')}
          </FeatureLink>
        )}
        <Button onClick={() => void copy(contents.code)}>{t('order.copyCode')}</Button>
        <Button onClick={() => window.print()}>{t('order.print')}</Button>
      </Row>
      {contents.terms.length > 0 && (
        <Stack as="ul" gap={4} color="ink-2" size={13} aria-label={t('ticket.terms')}>
          {contents.terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </Stack>
      )}
    </Card>
  );
}
