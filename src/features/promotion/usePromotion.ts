/** The customer's invitation: link, code, rewards and rules. */
import '@/features/promotion/promotionMessages';
import { getPromotion, type Promotion } from '@/api/promotion';
import { useModalRoute } from '@/hooks/useModalRoute';
import { useMoney } from '@/hooks/useMoney';
import { useQuery } from '@/query/useQuery';
import { useServerRecord, useSession } from '@/hooks/useInitialState';
import { useShareLink } from '@/hooks/useShareLink';
import { useTranslation } from '@/hooks/useTranslation';

import { useModel } from '@umijs/max';
import { useEffect, useMemo, useState } from 'react';
import { openShareSheet, canShareFiles } from '@/lib/shareSheet';
import { paintPoster } from './paintPoster';
import { loadPosterPicture } from './posterPicture';

/**
 * Fetches the promotion. Its link leads to the public address of the shop; without one to the origin of this page, and to the path
 * below which the storefront runs.
 */
export function usePromotion() {
  const origin = SHOP.publicUrl?.replace(/^(|.*[^/])\/+$/, '$1') ?? `${window.location.origin}${BASE_PATH}`;
  const { data: promotion, error, refetch: retry } = useQuery(getPromotion, { origin });
  return { promotion, error, retry };
}

/** Labels of the invitation, and functions for sharing it. */
export function useInvitation(promotion: Promotion) {
  const { inviteUrl, rewardEach, earned, currency } = promotion;
  const { t } = useTranslation();
  const money = useMoney(currency);
  const share = useShareLink();
  const { serverRecord } = useServerRecord();
  const canShare = typeof navigator.share === 'function';
  const modal = useModalRoute('poster');
  const poster = usePoster(promotion, modal.isOpen);
  return {
    labels: {
      headline: t('promotion.headline', { amount: money(rewardEach) }),
      share: t(canShare ? 'promotion.share' : 'promotion.copyLink'),
      invited: t('promotion.invited'),
      earned: money(earned),
    },
    canShare,
    poster,
    /** The panel with the poster. */
    modal,
    /** Shares by the device's share dialog, else by copying, else by the poster. */
    passOn: async () => {
      if (!(await share({ title: t('promotion.shareTitle', { shop: serverRecord?.shopName ?? '' }), url: inviteUrl })))
        modal.open();
    },
  };
}

interface Poster {
  /** The poster's text, for screen readers. */
  text: string;
  /** The picture as a data URL; undefined while it is drawn, null where the browser cannot draw it. */
  picture: string | null | undefined;
  /** Shares the picture with the device's share dialog; undefined where that does not accept pictures. */
  share: (() => Promise<void>) | undefined;
}

/** The poster in the language of the page; drawn while `isWanted`. */
function usePoster({ inviteUrl, inviteCode }: Promotion, isEnabled: boolean): Poster {
  const { t } = useTranslation();
  const { user } = useSession();
  const { serverRecord } = useServerRecord();
  const { showToast } = useModel('toast');
  const [picture, setPicture] = useState<string | null>();
  const name = user?.nickname ?? '';
  const shop = serverRecord?.shopName ?? '';

  useEffect(() => {
    if (!isEnabled) return;
    const labels = {
      shop,
      headline: t('promotion.poster.headline', { name }),
      line: t('shell.motto'),
      scan: t('promotion.poster.scan'),
      codeLabel: t('promotion.code'),
      code: inviteCode,
      link: inviteUrl,
    };
    let isCurrent = true;
    void loadPosterPicture().then((drawn) => {
      if (!isCurrent) return;
      try {
        setPicture(paintPoster(labels, drawn) ?? null);
      } catch {
        // Browsers that block canvas reading (against fingerprinting) provide no picture.
        setPicture(null);
      }
    });
    return () => {
      isCurrent = false;
    };
  }, [isEnabled, inviteCode, inviteUrl, name, shop, t]);

  const files = useMemo(() => (picture ? [posterFile(picture)] : []), [picture]);
  const share = async () => {
    if (!(await openShareSheet({ files, title: t('promotion.shareTitle', { shop }) })))
      showToast(t('promotion.poster.notShared'));
  };
  return {
    picture,
    share: picture && canShareFiles(files) ? share : undefined,
    text: t('promotion.poster.text', { name, shop, code: inviteCode, link: inviteUrl }),
  };
}

/** A base64 data URL as a file. Synchronous, because the share dialog only opens during a click. */
function posterFile(picture: string): File {
  const [head = '', body = ''] = picture.split(',');
  const type = /^data:([^;]+)/.exec(head)?.[1] ?? '';
  const bytes = Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0));
  return new File([bytes], 'invitation.png', { type });
}
