/** The customer's invitation: link, code, what it earned, and its rules. */
import { getPromotion } from '@/api/shopCalls';
import type { Promotion } from '@/api/schema/user';
import { useMoney } from '@/hooks/useMoney';
import { useRead } from '@/hooks/useRead';
import { useServerRecord } from '@/hooks/useShopState';
import { useShareLink } from '@/hooks/useShareLink';
import { useWords } from '@/hooks/useWords';

/** Reads the promotion; links in it lead to where the shop is open now. */
export function usePromotion() {
  const { data: promotion, problem, retry } = useRead(getPromotion, { origin: window.location.origin }, { skipErrorHandler: true });
  return { promotion, problem, retry };
}

/** What the invitation says, and how it is passed on. */
export function useInvitation({ inviteUrl, rewardEach, invited, earned, currency }: Promotion) {
  const { t } = useWords();
  const money = useMoney(currency);
  const share = useShareLink();
  const { serverRecord } = useServerRecord();
  const canShare = typeof navigator.share === 'function';
  return {
    words: {
      headline: t('promotion.headline', { amount: money(rewardEach) }),
      share: t(canShare ? 'promotion.share' : 'promotion.copyLink'),
      invited: t('promotion.invited', { count: invited }),
      earned: money(earned),
    },
    canShare,
    /** By the device's share sheet, else by copying. Resolves to false when neither could be done. */
    passOn: () => share({ title: t('promotion.shareTitle', { shop: serverRecord?.shopName ?? '' }), url: inviteUrl }),
  };
}
