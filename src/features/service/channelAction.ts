/** The link that opens a service channel. Its contact is untrusted data: only safe URLs become a link. */
import type { ServerChannel } from '@/api/service';
import { isWebUrl } from '@/lib/webAddress';

export interface ChannelAction {
  href: string;
  /** Whether it leaves the shop and opens in a new tab. */
  isOuter: boolean;
}

/** The link of a channel; undefined when its contact can only be read and copied. */
export function channelAction({ kind, contact }: Pick<ServerChannel, 'kind' | 'contact'>): ChannelAction | undefined {
  switch (kind) {
    case 'phone': {
      const number = contact.replace(/[^\d+]/g, '');
      return /^\+?\d{3,20}$/.test(number) ? { href: `tel:${number}`, isOuter: false } : undefined;
    }
    case 'email':
      return /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(contact) ? { href: `mailto:${contact}`, isOuter: false } : undefined;
    case 'chat':
    case 'community':
      return isWebUrl(contact) ? { href: contact, isOuter: true } : undefined;
  }
}
