import { useNavigate } from '@umijs/max';
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
import type { Kit } from './kit';
import styles from './Redeem.less';

/** Redeems a code; one in the address fills the field and is not sent by itself. */
export function Redeem({ kit }: { kit: Kit }) {
  const { query } = useQuery();
  return (
    <div className={styles[kit.face]}>
      <OneCode key={query['code']} kit={kit} offered={query['code']} />
    </div>
  );
}

/** The form, then what the code gave. */
function OneCode({ kit, offered }: { kit: Kit; offered: string | undefined }) {
  const screen = useRedeem(offered);
  const { fields, button, wasRedeemed } = useRedeemForm(screen);
  if (screen.redeemed) return <Result kit={kit} redeemed={screen.redeemed} onAnother={screen.another} />;
  return (
    <RedeemForm
      {...fields}
      places={wasRedeemed && <RedeemPlaces face={kit.face} />}
      button={
        <div className={styles.button}>
          <kit.Button tone="primary" isLarge isWide isSubmit isResting={button.isResting}>
            {button.words}
          </kit.Button>
        </div>
      }
    />
  );
}

function Result({ kit, redeemed, onAnother }: { kit: Kit; redeemed: Redeemed; onAnother: () => void }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const words = useRedeemedWords(redeemed);
  const way = whereItLeads(redeemed);
  const isWide = kit.face === 'h5';
  return (
    <RedeemResult {...words}>
      <kit.Button tone="primary" isLarge isWide={isWide} onClick={() => navigate(pathOf(kit.face, way.screen, way.query))}>
        {t(way.word)}
      </kit.Button>
      <kit.Button isLarge isWide={isWide} onClick={onAnother}>
        {t('redeem.another')}
      </kit.Button>
    </RedeemResult>
  );
}
