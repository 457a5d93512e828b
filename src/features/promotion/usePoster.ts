import { useEffect, useState } from 'react';
import type { Promotion } from '@/api/schema/user';
import { useServerRecord, useSession } from '@/hooks/useShopState';
import { useWords } from '@/hooks/useWords';
import { paintPoster } from './paintPoster';

export interface Poster {
  /** What the poster says, for whoever does not see it. */
  text: string;
  /** The picture as a data URL; undefined while it is drawn, null where this browser cannot. */
  picture: string | null | undefined;
}

/** The invitation as a poster in the language of the page, drawn while `isWanted`. */
export function usePoster({ inviteUrl, inviteCode }: Promotion, isWanted: boolean): Poster {
  const { t } = useWords();
  const { user } = useSession();
  const { serverRecord } = useServerRecord();
  const [picture, setPicture] = useState<string | null>();
  const name = user?.nickname ?? '';
  const shop = serverRecord?.shopName ?? '';

  useEffect(() => {
    if (!isWanted) return;
    const words = {
      shop,
      headline: t('promotion.poster.headline', { name }),
      line: t('shell.motto'),
      scan: t('promotion.poster.scan'),
      codeLabel: t('promotion.code'),
      code: inviteCode,
      link: inviteUrl,
    };
    try {
      setPicture(paintPoster(words) ?? null);
    } catch {
      // A browser that hides what is drawn (some do, against tracking) has no picture to give.
      setPicture(null);
    }
  }, [isWanted, inviteCode, inviteUrl, name, shop, t]);

  return { picture, text: t('promotion.poster.text', { name, shop, code: inviteCode, link: inviteUrl }) };
}
