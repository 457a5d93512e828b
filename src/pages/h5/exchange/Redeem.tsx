import { useNavigate } from '@umijs/max';
import { Button } from 'antd-mobile';
import type { Redeemed } from '@/api/schema/ticket';
import { RedeemForm } from '@/components/common/RedeemForm';
import { RedeemPlaces } from '@/components/common/RedeemPlaces';
import { RedeemResult } from '@/components/common/RedeemResult';
import { useRedeem } from '@/features/redeem/useRedeem';
import { useRedeemedWords } from '@/features/redeem/useRedeemedWords';
import { useRedeemForm } from '@/features/redeem/useRedeemForm';
import { whereItLeads } from '@/features/redeem/whereItLeads';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';

/** The form, then what the code gave. */
export function Redeem({ offered }: { offered: string | undefined }) {
  const screen = useRedeem(offered);
  const { fields, button, wasRedeemed } = useRedeemForm(screen);
  if (screen.redeemed) return <Result redeemed={screen.redeemed} onAnother={screen.another} />;
  return (
    <RedeemForm
      {...fields}
      places={wasRedeemed && <RedeemPlaces face="h5" />}
      button={
        <Button type="submit" block color="primary" shape="rounded" size="large" aria-disabled={button.isResting}>
          {button.words}
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
