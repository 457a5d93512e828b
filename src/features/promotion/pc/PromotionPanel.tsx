import '@/features/promotion/promotionMessages';
import { PromotionSkeleton } from '@/features/promotion/components/PromotionSkeleton';
import { usePromotion, useInvitation } from '@/features/promotion/usePromotion';
import { ErrorPanel } from '@/platform/ErrorPanel';

import { Button } from 'antd';
import type { Promotion } from '@/api/promotion';
import { InviteHero } from '@/features/promotion/components/InviteHero';
import { InviteLink } from '@/features/promotion/components/InviteLink';
import { InviteRules } from '@/features/promotion/components/InviteRules';
import { PosterView } from '@/features/promotion/components/PosterView';
import { QrCode } from '@/components/QrCode';
import { useTranslation } from '@/hooks/useTranslation';
import { Dialog } from '@/platform/pc/Dialog';
import styles from './PromotionPanel.less';

/** The customer's invitation, as a section of the mine page and as a page. */
export function PromotionPanel() {
  const { promotion, error, retry } = usePromotion();
  if (promotion) return <Invitation promotion={promotion} />;
  return error ? <ErrorPanel error={error} retry={retry} /> : <PromotionSkeleton />;
}

/** The invitation with a QR code and buttons for sharing. */
function Invitation({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation();
  const { labels, canShare, passOn, poster, modal } = useInvitation(promotion);
  return (
    <div className={styles.panel}>
      <InviteHero labels={labels} invited={promotion.invited} />
      <section className={styles.card} aria-label={t('promotion.yours')}>
        <div className={styles.link}>
          <InviteLink link={promotion.inviteUrl} code={promotion.inviteCode} isLinkCopied={canShare} />
          <div className={styles.links}>
            <Button type="primary" shape="round" size="large" onClick={() => void passOn()}>
              {labels.share}
            </Button>
            <Button shape="round" size="large" onClick={modal.open}>
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
      <Dialog modal={modal} title={t('promotion.poster.title')} width={420}>
        <PosterView poster={poster} link={promotion.inviteUrl} hint={t('promotion.poster.right')} />
      </Dialog>
    </div>
  );
}
