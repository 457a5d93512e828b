import { Button } from 'antd-mobile';
import type { Promotion } from '@/api/schema/user';
import { InviteHero } from '@/components/common/InviteHero';
import { InviteLink } from '@/components/common/InviteLink';
import { InviteRules } from '@/components/common/InviteRules';
import { PosterView } from '@/components/common/PosterView';
import { Sheet } from '@/components/h5/Sheet';
import { useInvitation } from '@/features/promotion/usePromotion';
import { useWords } from '@/hooks/useWords';
import styles from './Invitation.less';

/** The invitation and the ways to pass it on: share sheet, else copy, else poster. */
export function Invitation({ promotion }: { promotion: Promotion }) {
  const { t } = useWords();
  const { words, canShare, passOn, poster, layer } = useInvitation(promotion);
  return (
    <div className={styles.cards}>
      <InviteHero words={words} invited={promotion.invited} />
      <section className={styles.card} aria-label={t('promotion.yours')}>
        <InviteLink link={promotion.inviteUrl} code={promotion.inviteCode} isLinkCopied={canShare} />
        <div className={styles.ways}>
          <Button shape="rounded" onClick={layer.open}>
            {t('promotion.poster')}
          </Button>
          <Button shape="rounded" color="primary" onClick={() => void passOn()}>
            {words.share}
          </Button>
        </div>
      </section>
      <div className={styles.rules}>
        <InviteRules rules={promotion.rules} />
      </div>
      <Sheet layer={layer} title={t('promotion.poster.title')}>
        <PosterView poster={poster} link={promotion.inviteUrl} hint={t('promotion.poster.hold')} />
      </Sheet>
    </div>
  );
}
