/** How a service channel is opened. Its contact is data and therefore hostile: only what is surely harmless becomes a link. */
import type { ServerChannel } from '@/api/schema/server';

export interface ChannelWay {
  href: string;
  /** It leaves the shop, and opens apart. */
  isOuter: boolean;
}

/** The link that opens a channel; undefined when its contact can only be read and copied. */
export function channelWay({ kind, contact }: Pick<ServerChannel, 'kind' | 'contact'>): ChannelWay | undefined {
  switch (kind) {
    case 'phone': {
      const number = contact.replace(/[^\d+]/g, '');
      return /^\+?\d{3,20}$/.test(number) ? { href: `tel:${number}`, isOuter: false } : undefined;
    }
    case 'email':
      return /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(contact) ? { href: `mailto:${contact}`, isOuter: false } : undefined;
    case 'chat':
    case 'community':
      return /^https?:\/\/[^/\\\s][^\s]*$/i.test(contact) ? { href: contact, isOuter: true } : undefined;
  }
}
