/** The customer's invitation: link, code, what it earned, and its rules. */
import { getPromotion } from '@/api/shopCalls';
import type { Promotion } from '@/api/schema/user';
import { useLayer } from '@/hooks/useLayer';
import { useMoney } from '@/hooks/useMoney';
import { useRead } from '@/hooks/useRead';
import { useServerRecord } from '@/hooks/useShopState';
import { useShareLink } from '@/hooks/useShareLink';
import { useWords } from '@/hooks/useWords';
import { usePoster } from './usePoster';

/** Reads the promotion; links in it lead to where the shop is open now. */
export function usePromotion() {
  const { data: promotion, problem, retry } = useRead(getPromotion, { origin: window.location.origin }, { skipErrorHandler: true });
  return { promotion, problem, retry };
}

/** What the invitation says, and how it is passed on. */
export function useInvitation(promotion: Promotion) {
  const { inviteUrl, rewardEach, invited, earned, currency } = promotion;
  const { t } = useWords();
  const money = useMoney(currency);
  const share = useShareLink();
  const { serverRecord } = useServerRecord();
  const canShare = typeof navigator.share === 'function';
  const layer = useLayer('poster');
  const poster = usePoster(promotion, layer.isOpen);
  return {
    words: {
      headline: t('promotion.headline', { amount: money(rewardEach) }),
      share: t(canShare ? 'promotion.share' : 'promotion.copyLink'),
      invited: t('promotion.invited', { count: invited }),
      earned: money(earned),
    },
    canShare,
    poster,
    /** The panel with the poster. */
    layer,
    /** By the device's share sheet, else by copying, else by the poster. */
    passOn: async () => {
      if (!(await share({ title: t('promotion.shareTitle', { shop: serverRecord?.shopName ?? '' }), url: inviteUrl }))) layer.open();
    },
  };
}
