import { useNavigate } from '@umijs/max';
import { Button } from 'antd';
import type { Redeemed } from '@/api/schema/ticket';
import { RedeemForm } from '@/components/common/RedeemForm';
import { RedeemPlaces } from '@/components/common/RedeemPlaces';
import { RedeemResult } from '@/components/common/RedeemResult';
import { useRedeem } from '@/features/redeem/useRedeem';
import { useRedeemedWords } from '@/features/redeem/useRedeemedWords';
import { useRedeemForm } from '@/features/redeem/useRedeemForm';
import { whereItLeads } from '@/features/redeem/whereItLeads';
import { useQuery } from '@/hooks/useQuery';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import styles from './RedeemPanel.less';

/** Redeems a code; one in the address fills the field and is not sent by itself. */
export function RedeemPanel() {
  const { query } = useQuery();
  return (
    <div className={styles.card}>
      <Redeem key={query['code']} offered={query['code']} />
    </div>
  );
}

/** The form, then what the code gave. */
function Redeem({ offered }: { offered: string | undefined }) {
  const screen = useRedeem(offered);
  const { fields, button, wasRedeemed } = useRedeemForm(screen);
  if (screen.redeemed) return <Result redeemed={screen.redeemed} onAnother={screen.another} />;
  return (
    <RedeemForm
      {...fields}
      places={wasRedeemed && <RedeemPlaces face="pc" />}
      button={
        <Button htmlType="submit" type="primary" shape="round" size="large" className={styles.button} aria-disabled={button.isResting}>
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
      <Button type="primary" shape="round" size="large" onClick={() => navigate(pathOf('pc', way.screen, way.query))}>
        {t(way.word)}
      </Button>
      <Button shape="round" size="large" onClick={onAnother}>
        {t('redeem.another')}
      </Button>
    </RedeemResult>
  );
}
