/** What the component gallery shows of one component. */
import type { ReactNode } from 'react';
import type { GoodsCard } from '@/api/schema/goods';
import type { Order } from '@/api/schema/order';
import type { Ticket } from '@/api/schema/ticket';
import type { Feature } from '@/lib/features';
import type { docsGallery } from '@/locales/en/docsGallery';

type NameIn<Key, Start extends string> = Key extends `${Start}${infer Name}` ? Name : never;

/** The components that have a sentence about their purpose. */
type GalleryName = NameIn<keyof typeof docsGallery, 'docs.gallery.about.'>;
/** The states that have a name. */
export type GalleryState = NameIn<keyof typeof docsGallery, 'docs.gallery.state.'>;
type SampleText = NameIn<keyof typeof docsGallery, 'docs.gallery.sample.'>;

/** What the components show: texts in the language in use, and rows of the examples in the contract. */
export interface Samples {
  readonly texts: Readonly<Record<SampleText, string>>;
  readonly goods: GoodsCard;
  readonly order: Order;
  readonly ticket: Ticket;
}

export interface GalleryEntry {
  readonly name: GalleryName;
  /** The file; `{platform}` means both platforms. */
  readonly file: string;
  /** The feature that alone shows the component. */
  readonly feature?: Feature;
  readonly states: Readonly<Partial<Record<GalleryState, ReactNode>>>;
}

/** Entries that are drawn with the same samples. */
export type GalleryEntries = (samples: Samples) => readonly GalleryEntry[];

/** For the buttons of the gallery that do nothing. */
export const doNothing = (): void => undefined;
