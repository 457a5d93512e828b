import { useModel } from '@umijs/max';
import { useEffect, useMemo, useState } from 'react';
import type { Promotion } from '@/api/schema/user';
import { handToShareSheet, sheetTakes } from '@/hooks/shareSheet';
import { useServerRecord, useSession } from '@/hooks/useShopState';
import { useWords } from '@/hooks/useWords';
import { paintPoster } from './paintPoster';
import { posterFile } from './posterFile';

export interface Poster {
  /** What the poster says, for whoever does not see it. */
  text: string;
  /** The picture as a data URL; undefined while it is drawn, null where this browser cannot. */
  picture: string | null | undefined;
  /** Hands the picture to the device's share sheet; undefined where that takes no pictures. */
  share: (() => Promise<void>) | undefined;
}

/** The invitation as a poster in the language of the page, drawn while `isWanted`. */
export function usePoster({ inviteUrl, inviteCode }: Promotion, isWanted: boolean): Poster {
  const { t } = useWords();
  const { user } = useSession();
  const { serverRecord } = useServerRecord();
  const { showToast } = useModel('toast');
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

  const files = useMemo(() => (picture ? [posterFile(picture)] : []), [picture]);
  const share = async () => {
    if (!(await handToShareSheet({ files, title: t('promotion.shareTitle', { shop }) }))) showToast(t('promotion.poster.notShared'));
  };
  return { picture, share: picture && sheetTakes(files) ? share : undefined, text: t('promotion.poster.text', { name, shop, code: inviteCode, link: inviteUrl }) };
}
