import { Box, Row, Text } from '@/components/Layout';
import '@/features/promotion/promotionMessages';
import { useFeature } from '@/hooks/useFeature';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './styles.less';

interface Props {
  labels: { headline: string; invited: string; earned: string };
  invited: number;
}

/** The reward for an invitation, and the total of earlier invitations. */
export function InviteHero({ labels, invited }: Props) {
  const { t } = useTranslation();
  const hasWallet = useFeature('wallet');
  return (
    <Box
      as="section"
      padding={20}
      radius="banner"
      className={styles.inviteHeroHero}
      aria-label={t('promotion.figures')}
    >
      <Text as="p" size={25} textWrap="balance" className="serif">
        {labels.headline}
      </Text>
      <Text as="p" marginTop={6} size={15} textWrap="balance">
        {t(hasWallet ? 'promotion.textBalance' : 'promotion.text')}
      </Text>
      <Row as="dl" wrap rowGap={12} columnGap={40} marginTop={20}>
        <Text as="div" size={13} minWidth={0} className={styles.figure}>
          <dt>{labels.invited}</dt>
          <Text as="dd" weight={700} size={25} tabular style={{ lineHeight: 1.2 }}>
            {invited}
          </Text>
        </Text>
        <Text as="div" size={13} minWidth={0} className={styles.figure}>
          <dt>{t('promotion.earned')}</dt>
          <Text as="dd" weight={700} size={25} tabular style={{ lineHeight: 1.2 }}>
            {labels.earned}
          </Text>
        </Text>
      </Row>
    </Box>
  );
}
