import '@/features/profile/deletionMessages';
import { useEffect, useId, useRef, useState } from 'react';
import { getAccountDeletion, type AccountDeletion, type DeletionItem } from '@/api/accountDeletion';
import { FeatureLink } from '@/components/FeatureLink';
import { Card, Row, Stack, Text } from '@/components/Layout';
import { useMoney } from '@/hooks/useMoney';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf, type Screen } from '@/lib/routes';
import { ErrorPanel } from '@/platform/ErrorPanel';
import { Facts } from '@/platform/Facts';
import { LoadingRows } from '@/platform/LoadingRows';
import { usePlatform } from '@/platform/usePlatform';
import { useQuery } from '@/query/useQuery';
import { DeletionForm } from './DeletionForm';

/** Deletes the account: what is lost comes first, then what has to be finished, or the code that confirms it. */
export function DeleteAccount() {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(getAccountDeletion, {});
  const [wasRefused, setRefused] = useState(false);
  if (!data) return error ? <ErrorPanel error={error} retry={() => void refetch()} /> : <LoadingRows rows={4} />;
  return (
    <Stack gap={24} paddingInline={platform === 'h5' ? 'page' : undefined} paddingBottom={24}>
      <Losses losses={data.losses} />
      {data.blockers.length > 0 ? (
        <Blockers blockers={data.blockers} takesFocus={wasRefused} />
      ) : (
        <Stack as="section" gap={12} aria-label={t('deletion.confirm')}>
          <DeletionForm
            to={data.phone ?? data.email ?? ''}
            onOpen={() => {
              setRefused(true);
              void refetch();
            }}
          />
        </Stack>
      )}
    </Stack>
  );
}

const knownLosses = ['balance', 'coupons', 'tickets', 'orders', 'addresses', 'alerts', 'saved'] as const;

function Losses({ losses }: Pick<AccountDeletion, 'losses'>) {
  const { t } = useTranslation();
  const id = useId();
  const facts = losses.flatMap((item, index) => {
    const known = knownLosses.find((kind) => kind === item.kind);
    const label = known ? t(`deletion.loss.${known}`) : item.name;
    // A kind that has no words here says nothing without a name.
    return label ? { key: `${index}-${item.kind}`, label, value: <Extent item={item} /> } : [];
  });
  return (
    <Stack as="section" gap={12} aria-labelledby={id}>
      <Text as="p" marginBottom={12} size={15}>
        {t('deletion.intro')}
      </Text>
      <Text as="h2" id={id} size={17}>
        {t('deletion.losses')}
      </Text>
      {facts.length > 0 ? <Facts facts={facts} isCard /> : <Text as="p">{t('deletion.nothing')}</Text>}
      <Text as="p" color="ink-2" size={13}>
        {t('deletion.kept')}
      </Text>
    </Stack>
  );
}

/** The amount of something that is lost, or its number. */
function Extent({ item: { amount, count, currency } }: { item: DeletionItem }) {
  const money = useMoney(currency ?? undefined);
  return <Text tabular>{amount === null ? count : money(amount)}</Text>;
}

const linkOfBlocker = {
  openOrders: ['orders', 'deletion.toOrders'],
  openReturns: ['orders', 'deletion.toOrders'],
  pendingWithdrawals: ['withdrawLog', 'deletion.toWithdrawals'],
} as const satisfies Record<string, readonly [Screen, string]>;
const knownBlockers = ['openOrders', 'openReturns', 'pendingWithdrawals'] as const;

interface BlockersProps extends Pick<AccountDeletion, 'blockers'> {
  /** They come in place of the form, which had the focus. */
  takesFocus: boolean;
}

function Blockers({ blockers, takesFocus }: BlockersProps) {
  const { t } = useTranslation();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <Stack as="section" gap={12} aria-labelledby={id}>
      <Text as="h2" id={id} ref={heading} tabIndex={-1} size={17}>
        {t('deletion.blocked')}
      </Text>
      <Text as="p" size={15}>
        {t('deletion.blockedText')}
      </Text>
      <Card as="ul" divided paddingInline={16}>
        {blockers.map((item, index) => (
          <BlockerRow key={`${index}-${item.kind}`} item={item} />
        ))}
      </Card>
    </Stack>
  );
}

/** What is open, with the link to where it can be finished. */
function BlockerRow({ item: { kind, name, count } }: { item: DeletionItem }) {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  const known = knownBlockers.find((one) => one === kind);
  const [screen, label] = known ? linkOfBlocker[known] : [];
  return (
    <Row as="li" wrap align="center" justify="space-between" rowGap={4} columnGap={16} paddingBlock={12} size={15}>
      <span>{known ? t(`deletion.blocker.${known}`, { count: count ?? 1 }) : (name ?? kind)}</span>
      {screen && label && (
        <FeatureLink className="button-link" to={pathOf(platform, screen)}>
          {t(label)}
        </FeatureLink>
      )}
    </Row>
  );
}
