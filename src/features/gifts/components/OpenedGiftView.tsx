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

/** What is in the gift, with its message. The heading takes the focus, because the button that opened it is gone. */
export function OpenedGiftView({ gift }: { gift: OpenedGift }) {
  const { platform, Button } = usePlatform();
  const { t } = useTranslation();
  const { date } = useDateFormat();
  const copy = useCopy();
  const money = useMoney(gift.currency ?? undefined);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const state = entitlementStateAt(gift, serverClock.now());
  const isUnused = state === 'unused';
  return (
    <Card as="section" padding={24} gap={16} justifyItems="center" textAlign="center" aria-label={t('gifts.page')}>
      <Picture picture={gift.designPicture} width={120} radius="card" when="first" />
      <Stack gap={4} minWidth={0}>
        <Text as="h2" size={25} overflowWrap="anywhere" tabIndex={-1} ref={heading}>
          {gift.amount === null ? gift.name : `${gift.name} · ${money(gift.amount)}`}
        </Text>
        {(gift.subtitle || gift.place) && (
          <Text as="p" color="ink-2">
            {[gift.subtitle, gift.place].filter(Boolean).join(' · ')}
          </Text>
        )}
      </Stack>
      {(gift.message || gift.from) && (
        <Stack as="blockquote" gap={4} overflowWrap="anywhere">
          {gift.message && (
            <Text as="p" size={17} whiteSpace="pre-line">
              {gift.message}
            </Text>
          )}
          {gift.from && (
            <Text as="p" color="ink-2">
              {t('gifts.signed', { name: gift.from })}
            </Text>
          )}
        </Stack>
      )}
      {gift.qrPayload && isUnused && (
        <div className={styles.qr} data-paper>
          <QrCode payload={gift.qrPayload} label={t('ticket.qr', { name: gift.name })} />
        </div>
      )}
      <Text as="p" weight={700} size={20} tabular letterSpacing="wide" overflowWrap="anywhere" userSelect="all">
        {gift.code}
      </Text>
      <Text as="p" color="ink-2" size={15}>
        {isUnused
          ? gift.validUntil && t('ticket.until', { when: date(gift.validUntil) })
          : t(state === 'used' ? 'gifts.used' : 'gifts.expired')}
      </Text>
      <Row wrap gap={8} justify="center" print="none">
        {isUnused && gift.kind === 'code' && gift.amount !== null && (
          <FeatureLink className="button-link button-link-primary" to={pathOf(platform, 'redeem', { code: gift.code })}>
            {t('gifts.redeem')}
          </FeatureLink>
        )}
        <Button onClick={() => void copy(gift.code)}>{t('order.copyCode')}</Button>
        <Button onClick={() => window.print()}>{t('order.print')}</Button>
      </Row>
      {gift.terms.length > 0 && (
        <Stack as="ul" gap={4} color="ink-2" size={13} aria-label={t('ticket.terms')}>
          {gift.terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </Stack>
      )}
    </Card>
  );
}
