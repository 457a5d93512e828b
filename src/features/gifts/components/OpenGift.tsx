import '@/features/gifts/giftMessages';
import { Link } from 'react-router-dom';
import type { Gift } from '@/api/gifts';
import { FormStatus } from '@/components/FormStatus';
import { Box, Card, Stack, Text } from '@/components/Layout';
import { Picture } from '@/components/Picture';
import { useOpenGift, type OpenGiftState } from '@/features/gifts/useOpenGift';
import { useDateFormat } from '@/hooks/useDateFormat';
import { useModalRoute } from '@/hooks/useModalRoute';
import { useModalRouteEnd } from '@/hooks/useModalRouteEnd';
import { useSearchParams } from '@/hooks/useSearchParams';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { queryId } from '@/lib/searchParams';
import { ErrorPanel } from '@/platform/ErrorPanel';
import { LoadingRows } from '@/platform/LoadingRows';
import { StatePanel } from '@/platform/StatePanel';
import { usePlatform } from '@/platform/usePlatform';
import { OpenedGiftView } from './OpenedGiftView';
import { OwnGift } from './OwnGift';

/** The gift that the token of the query opens. It needs no sign-in. */
export function OpenGift() {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  const { query } = useSearchParams();
  const token = queryId(query['token']);
  const opening = useOpenGift(token);
  const question = useModalRoute('openOwnGift');
  useModalRouteEnd(question, opening.opened !== undefined || opening.isGone);
  const content = () => {
    if (opening.isGone)
      return (
        <StatePanel isError picture="not-found" title={t('gifts.gone')} text={t('gifts.goneText')}>
          <Link className="button-link" to={pathOf(platform, 'home')}>
            {t('problem.home')}
          </Link>
        </StatePanel>
      );
    const { gift, opened } = opening;
    // The question is closed first.
    if (opened && !question.isOpen) return <OpenedGiftView gift={opened} takesFocus={opening.isOpenedNow} />;
    if (gift?.own && token !== undefined)
      return <OwnGift gift={gift} own={gift.own} token={token} opening={opening} question={question} />;
    if (opening.gift) return <Cover gift={opening.gift} opening={opening} />;
    return opening.error ? (
      <ErrorPanel error={opening.error} retry={() => void opening.retry()} />
    ) : (
      <LoadingRows rows={3} />
    );
  };
  return (
    <Box
      paddingInline={platform === 'h5' ? 'page' : undefined}
      paddingBottom={16}
      marginInline="auto"
      width="full"
      style={{ maxWidth: 560 }}
    >
      {content()}
    </Box>
  );
}

/** The wrapped gift: from whom, and the button that opens it once its day has come. */
function Cover({ gift, opening }: { gift: Gift; opening: OpenGiftState }) {
  const { Button } = usePlatform();
  const { t } = useTranslation();
  const { date } = useDateFormat();
  const isClosed = !gift.isOpen || opening.isNotYet;
  return (
    <Card as="section" padding={24} gap={12} justifyItems="center" textAlign="center" aria-label={t('gifts.page')}>
      <Picture picture={gift.designPicture} width={160} radius="card" when="first" />
      <Text as="h2" size={25} overflowWrap="anywhere">
        {gift.from ? t('gifts.fromName', { name: gift.from }) : t('gifts.cardTitle')}
      </Text>
      <Text as="p" color="ink-2">
        {isClosed ? t('gifts.notYet', { when: gift.opensOn ? date(gift.opensOn) : '' }) : t('gifts.coverText')}
      </Text>
      <Stack gap={8} width="full">
        <FormStatus
          progress={opening.isBusy ? opening.label : undefined}
          formError={opening.isBusy || opening.isNotYet ? undefined : opening.label}
        />
        {!isClosed && (
          <Button
            color="primary"
            size="large"
            block
            loading={opening.isBusy}
            loadingText={t('gifts.opening')}
            onClick={opening.open}
          >
            {t(opening.isUnknown ? 'problem.checkAgain' : 'gifts.open')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}
