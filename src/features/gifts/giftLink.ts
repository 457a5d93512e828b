/** The URL that opens a gift, for its receiver. The token is in the hash, which no server and no other site learns. */
import { pathOf, type Platform } from '@/lib/routes';
import { shareUrl } from '@/lib/shareLink';

export function giftLink(platform: Platform, token: string): string {
  const [home = ''] = window.location.href.split('#');
  return shareUrl(undefined, `${home}#${pathOf(platform, 'gift', { token })}`);
}
