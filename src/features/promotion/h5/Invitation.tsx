import { Box, Card, Row, Stack } from '@/components/Layout';
import '@/features/promotion/promotionMessages';
import { Button } from 'antd-mobile';
import type { Promotion } from '@/api/promotion';
import { InviteHero } from '@/features/promotion/components/InviteHero';
import { InviteLink } from '@/features/promotion/components/InviteLink';
import { InviteRules } from '@/features/promotion/components/InviteRules';
import { PosterView } from '@/features/promotion/components/PosterView';
import { BottomSheet } from '@/platform/h5/BottomSheet';
import { useInvitation } from '@/features/promotion/usePromotion';
import { useTranslation } from '@/hooks/useTranslation';
import styles from '@/features/promotion/components/invitation.less';

/** The invitation with buttons for sharing: share dialog, else copying, else the poster. */
export function Invitation({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation();
  const { labels, canShare, passOn, poster, modal } = useInvitation(promotion);
  return (
    <Stack gap={12} paddingTop={4} paddingInline="page">
      <InviteHero labels={labels} invited={promotion.invited} />
      <Card as="section" paddingTop={6} paddingInline={16} paddingBottom={16} aria-label={t('promotion.yours')}>
        <InviteLink link={promotion.inviteUrl} code={promotion.inviteCode} isLinkCopied={canShare} />
        <Row wrap gap={10} marginTop={8} className={styles.links}>
          <Button shape="rounded" onClick={modal.open}>
            {t('promotion.poster')}
          </Button>
          <Button shape="rounded" color="primary" onClick={() => void passOn()}>
            {labels.share}
          </Button>
        </Row>
      </Card>
      <Box paddingTop={12} paddingInline={4}>
        <InviteRules rules={promotion.rules} />
      </Box>
      <BottomSheet modal={modal} title={t('promotion.poster.title')}>
        <PosterView poster={poster} link={promotion.inviteUrl} hint={t('promotion.poster.hold')} />
      </BottomSheet>
    </Stack>
  );
}
