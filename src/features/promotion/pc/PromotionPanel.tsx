import { Box, Row, Stack, Text } from '@/components/Layout';
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

/** The customer's invitation, as a section of the mine page and as a page. */
export function PromotionPanel() {
  const { promotion, error, retry } = usePromotion();
  if (promotion) return <InvitationDetails promotion={promotion} />;
  return error ? <ErrorPanel error={error} retry={retry} /> : <PromotionSkeleton />;
}

/** The invitation with a QR code and buttons for sharing. */
function InvitationDetails({ promotion }: { promotion: Promotion }) {
  const { t } = useTranslation();
  const { labels, canShare, passOn, poster, modal } = useInvitation(promotion);
  return (
    <Stack gap={24}>
      <InviteHero labels={labels} invited={promotion.invited} />
      <Row
        as="section"
        wrap
        justify="space-between"
        rowGap={20}
        columnGap={40}
        paddingBlock={20}
        paddingInline={28}
        border="line"
        radius="banner"
        background="surface"
        aria-label={t('promotion.yours')}
      >
        <Stack gap={16} minWidth={0} style={{ flex: '1 1 320px', alignContent: 'space-between' }}>
          <InviteLink link={promotion.inviteUrl} code={promotion.inviteCode} isLinkCopied={canShare} />
          <Row wrap gap={12}>
            <Button type="primary" shape="round" size="large" onClick={() => void passOn()}>
              {labels.share}
            </Button>
            <Button shape="round" size="large" onClick={modal.open}>
              {t('promotion.poster')}
            </Button>
          </Row>
        </Stack>
        <Box flex="none" style={{ width: 176 }}>
          <QrCode payload={promotion.inviteUrl} label={t('promotion.qr')} />
          <Text as="p" marginTop={8} color="ink-2" size={13} textAlign="center" textWrap="balance">
            {t('promotion.qrHint')}
          </Text>
        </Box>
      </Row>
      <InviteRules rules={promotion.rules} />
      <Dialog modal={modal} title={t('promotion.poster.title')} width={420}>
        <PosterView poster={poster} link={promotion.inviteUrl} hint={t('promotion.poster.right')} />
      </Dialog>
    </Stack>
  );
}
