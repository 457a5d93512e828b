import { Link } from 'react-router-dom';
import type { Gift } from '@/api/gifts';
import { FormStatus } from '@/components/FormStatus';
import { Card, Row, Text } from '@/components/Layout';
import { Picture } from '@/components/Picture';
import { TextButton } from '@/components/TextButton';
import { giftLink } from '@/features/gifts/giftLink';
import type { OpenGiftState } from '@/features/gifts/useOpenGift';
import { useDateFormat } from '@/hooks/useDateFormat';
import type { ModalRoute } from '@/hooks/useModalRoute';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { PanelActions } from '@/platform/PanelActions';
import { usePlatform } from '@/platform/usePlatform';
import { GiftLinkButtons } from './GiftLinkButtons';

interface Props {
  gift: Gift;
  /** What the order of the giver delivered. */
  own: NonNullable<Gift['own']>;
  token: string;
  opening: OpenGiftState;
  question: ModalRoute;
}

/** A wrapped gift before its giver: its link to hand over, the way to its order, and a question before it is opened. */
export function OwnGift({ gift: { designPicture, opensOn, isOpen }, own, token, opening, question }: Props) {
  const { platform, Button, Panel } = usePlatform();
  const { t } = useTranslation();
  const { date } = useDateFormat();
  const { isBusy, isUnknown, isNotYet, label } = opening;
  const footer = (
    <PanelActions>
      <Button disabled={isBusy} isSafe onClick={question.close}>
        {t('gifts.keepWrapped')}
      </Button>
      <Button color="primary" loading={isBusy} loadingText={t('gifts.opening')} onClick={opening.open}>
        {t(isUnknown ? 'problem.checkAgain' : 'gifts.openOwn')}
      </Button>
    </PanelActions>
  );
  return (
    <Card as="section" padding={24} gap={12} justifyItems="center" textAlign="center" aria-label={t('gifts.own')}>
      <Picture picture={designPicture} width={160} radius="card" when="first" />
      <Text as="h2" size={25} overflowWrap="anywhere">
        {t('gifts.own')}
      </Text>
      <Text as="p" color="ink-2">
        {t('gifts.handOver')}
      </Text>
      {opensOn && !isOpen && (
        <Text as="p" color="ink-2">
          {t('gifts.opensOn', { when: date(opensOn) })}
        </Text>
      )}
      <Row wrap gap={8} justify="center">
        <GiftLinkButtons link={giftLink(platform, token)} />
        <Link
          className="button-link"
          to={pathOf(platform, 'orders', { id: own.orderId, view: 'gift', code: own.code })}
        >
          {t('gifts.ownManage')}
        </Link>
      </Row>
      {isOpen && !isNotYet && <TextButton onClick={question.open}>{t('gifts.openOwn')}</TextButton>}
      <Panel modal={question} title={t('gifts.openOwnTitle')} footer={footer}>
        <Text as="p" color="ink-2" size={15}>
          {t('gifts.openOwnText')}
        </Text>
        <FormStatus progress={isBusy ? label : undefined} formError={isBusy ? undefined : label} />
      </Panel>
    </Card>
  );
}
