import '@/features/redeem/redeemMessages';
import { Box, Row, Stack } from '@/components/Layout';
import { useHasScreen } from '@/hooks/useFeature';
import { useNavigate } from '@umijs/max';
import { Link } from 'react-router-dom';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Redeemed } from '@/api/tickets';
import { ResultHead } from '@/platform/ResultHead';
import { getRedeemTarget } from '@/features/redeem/getRedeemTarget';
import { useRedeem, type RedeemState } from '@/features/redeem/useRedeem';
import { useMoney } from '@/hooks/useMoney';
import { useSearchParams } from '@/hooks/useSearchParams';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { usePlatform } from '@/platform/usePlatform';
import { RedeemForm } from './RedeemForm';
import { useMutationLabels } from '@/query/useMutationLabels';

/** The form's values and labels: beside the field, about progress, and on its button. */
function useRedeemForm({
  typed,
  type,
  fieldError,
  refusals,
  mutationState,
  isBusy,
  waitUntil,
  endWait,
  redeem,
}: RedeemState) {
  const { t } = useTranslation();
  const formError = useMutationLabels(mutationState);
  const button = () => {
    if (mutationState.status === 'reconciling') return t('redeem.checking');
    if (isBusy) return t('redeem.doing');
    return t(mutationState.status === 'unknown' ? 'problem.checkAgain' : 'redeem.do');
  };
  return {
    fields: {
      typed,
      onType: type,
      fieldError: fieldError && t(`redeem.fault.${fieldError}`),
      refusals,
      /** The outcome is unknown, or the error is not about the code. */
      announcement: fieldError ? undefined : mutationState.status === 'unknown' ? t('redeem.unknown') : formError,
      wait: waitUntil ? { until: waitUntil, end: endWait } : undefined,
      isBusy,
      onRedeem: () => void redeem(),
    },
    button: { label: button(), isBlocked: isBusy || Boolean(waitUntil) },
    /** The code was redeemed before: the form links to where its result is found. */
    wasRedeemed: fieldError === 'once' || fieldError === 'used',
  };
}

const layoutOfPlatform = {
  h5: { paddingTop: 8, paddingInline: 'page' },
  pc: { padding: 24, border: 'line', radius: 'card', background: 'surface', style: { maxWidth: 520 } },
} as const;

/** Redeems a code; a code in the URL fills the field and is not sent automatically. */
export function Redeem() {
  const { platform } = usePlatform();
  const { query } = useSearchParams();
  return (
    <Box {...layoutOfPlatform[platform]}>
      <RedeemOneCode key={query['code']} offered={query['code']} />
    </Box>
  );
}

/** The form, then the result. */
function RedeemOneCode({ offered }: { offered: string | undefined }) {
  const { platform, Button } = usePlatform();
  const isPhone = platform === 'h5';
  const screen = useRedeem(offered);
  const { fields, button, wasRedeemed } = useRedeemForm(screen);
  if (screen.redeemed) return <RedeemedCodeResult redeemed={screen.redeemed} onAnother={screen.another} />;
  return (
    <RedeemForm
      {...fields}
      targets={wasRedeemed && <RedeemTargets />}
      button={
        <Box justifySelf={isPhone ? undefined : 'start'} style={{ minWidth: isPhone ? undefined : 160 }}>
          <Button color="primary" size="large" block htmlType="submit" aria-disabled={button.isBlocked}>
            {button.label}
          </Button>
        </Box>
      }
    />
  );
}

function RedeemedCodeResult({ redeemed, onAnother }: { redeemed: Redeemed; onAnother: () => void }) {
  const { platform, Button } = usePlatform();
  const { t } = useTranslation();
  const navigate = useNavigate();
  const labels = useRedeemedLabels(redeemed);
  const target = getRedeemTarget(redeemed);
  const isWide = platform === 'h5';
  return (
    <RedeemResult {...labels}>
      <Button
        color="primary"
        size="large"
        block={isWide}
        onClick={() => navigate(pathOf(platform, target.screen, target.query))}
      >
        {t(target.labelKey)}
      </Button>
      <Button size="large" block={isWide} onClick={onAnother}>
        {t('redeem.another')}
      </Button>
    </RedeemResult>
  );
}

const targetScreens = ['wallet', 'coupons', 'tickets'] as const;

/** Links to the pages where redeemed things are found. */
function RedeemTargets() {
  const { platform } = usePlatform();
  const hasScreen = useHasScreen();
  const { t } = useTranslation();
  return (
    <Row as="nav" wrap gap={8} aria-label={t('redeem.places')}>
      {targetScreens.filter(hasScreen).map((screen) => (
        <Link key={screen} className="button-link" to={pathOf(platform, screen)}>
          {t(`mine.${screen}`)}
        </Link>
      ))}
    </Row>
  );
}

interface Props {
  title: string;
  text: string;
  /** Links to the result and to another code. */
  children: ReactNode;
}

/** The result of a code. It takes the focus, because the form was removed. */
function RedeemResult({ title, text, children }: Props) {
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    result.current?.querySelector('h2')?.focus();
  }, []);
  return (
    <Stack ref={result} gap={20}>
      <ResultHead tone="good" title={title} text={text} />
      <Stack gap={12}>{children}</Stack>
    </Stack>
  );
}

/** Title and description of a redeemed thing. */
function useRedeemedLabels({ kind, name, amount, couponId }: Redeemed): { title: string; text: string } {
  const { t } = useTranslation();
  const money = useMoney();
  switch (kind) {
    case 'balance':
      return {
        title: amount === null ? t('redeem.got.balance') : t('redeem.got.amount', { amount: money(amount) }),
        text: name,
      };
    case 'coupon':
      return { title: t('redeem.got.coupon'), text: name };
    case 'ticket':
      return { title: t('redeem.got.ticket'), text: name };
    case 'goods':
      return { title: t('redeem.got.goods', { name }), text: couponId ? t('redeem.got.goodsByCoupon') : '' };
  }
}
