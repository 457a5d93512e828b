/** The sections of the home page that shop.config.ts lists. */
type Section = NonNullable<typeof SHOP.home>['sections'][number];

/** A section of the app. */
export type NamedSection = Extract<Section, string>;
/** A row of products by a query. */
export type ProductRowSection = Extract<Section, { kind: 'products' }>;
/** An article of the API. */
export type ArticleSectionInput = Extract<Section, { kind: 'article' }>;

export interface SectionProps<Kind> {
  section: Kind;
  /** One of the first sections, which are visible without scrolling. */
  isFirst: boolean;
  /** Called when the section is complete, absent or failed. Stable. */
  onSettled: () => void;
}
