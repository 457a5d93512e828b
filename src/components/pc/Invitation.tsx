import { Button } from 'antd';
import type { Promotion } from '@/api/schema/user';
import { InviteHero } from '@/components/common/InviteHero';
import { InviteLink } from '@/components/common/InviteLink';
import { InviteRules } from '@/components/common/InviteRules';
import { PosterView } from '@/components/common/PosterView';
import { QrCode } from '@/components/common/QrCode';
import { useInvitation } from '@/features/promotion/usePromotion';
import { useWords } from '@/hooks/useWords';
import { Dialog } from './Dialog';
import styles from './Invitation.less';

/** The invitation at a glance, with the code for a friend who stands beside, and the ways to pass it on. */
export function Invitation({ promotion }: { promotion: Promotion }) {
  const { t } = useWords();
  const { words, canShare, passOn, poster, layer } = useInvitation(promotion);
  return (
    <div className={styles.panel}>
      <InviteHero words={words} invited={promotion.invited} />
      <section className={styles.card} aria-label={t('promotion.yours')}>
        <div className={styles.link}>
          <InviteLink link={promotion.inviteUrl} code={promotion.inviteCode} isLinkCopied={canShare} />
          <div className={styles.ways}>
            <Button type="primary" shape="round" size="large" onClick={() => void passOn()}>
              {words.share}
            </Button>
            <Button shape="round" size="large" onClick={layer.open}>
              {t('promotion.poster')}
            </Button>
          </div>
        </div>
        <div className={styles.code}>
          <QrCode payload={promotion.inviteUrl} label={t('promotion.qr')} />
          <p className={styles.hint}>{t('promotion.qrHint')}</p>
        </div>
      </section>
      <InviteRules rules={promotion.rules} />
      <Dialog layer={layer} title={t('promotion.poster.title')} width={420}>
        <PosterView poster={poster} link={promotion.inviteUrl} hint={t('promotion.poster.right')} />
      </Dialog>
    </div>
  );
}
