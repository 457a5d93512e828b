import { useNavigate } from '@umijs/max';
import { Button } from 'antd-mobile';
import type { Redeemed } from '@/api/schema/ticket';
import { RedeemForm } from '@/components/common/RedeemForm';
import { RedeemPlaces } from '@/components/common/RedeemPlaces';
import { RedeemResult } from '@/components/common/RedeemResult';
import { useRedeem } from '@/features/redeem/useRedeem';
import { useRedeemedWords, useRedeemWords } from '@/features/redeem/useRedeemWords';
import { whereItLeads } from '@/features/redeem/whereItLeads';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';

/** The form, then what the code gave. */
export function Redeem({ offered }: { offered: string | undefined }) {
  const screen = useRedeem(offered);
  const words = useRedeemWords(screen);
  const { redeemed, typed, type, fault, refusals, isBusy, waitUntil, endWait, redeem, another } = screen;
  if (redeemed) return <Result redeemed={redeemed} onAnother={another} />;
  return (
    <RedeemForm
      typed={typed}
      onType={type}
      fault={words.fault}
      refusals={refusals}
      news={words.news}
      wait={waitUntil ? { until: waitUntil, end: endWait } : undefined}
      isBusy={isBusy}
      onRedeem={() => void redeem()}
      places={(fault === 'once' || fault === 'used') && <RedeemPlaces face="h5" />}
      button={
        <Button type="submit" block color="primary" shape="rounded" size="large" aria-disabled={isBusy || Boolean(waitUntil)}>
          {words.button}
        </Button>
      }
    />
  );
}

function Result({ redeemed, onAnother }: { redeemed: Redeemed; onAnother: () => void }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const words = useRedeemedWords(redeemed);
  const way = whereItLeads(redeemed);
  return (
    <RedeemResult {...words}>
      <Button block color="primary" shape="rounded" size="large" onClick={() => navigate(pathOf('h5', way.screen, way.query))}>
        {t(way.word)}
      </Button>
      <Button block shape="rounded" size="large" onClick={onAnother}>
        {t('redeem.another')}
      </Button>
    </RedeemResult>
  );
}
