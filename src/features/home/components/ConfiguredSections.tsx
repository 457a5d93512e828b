import { Fragment, useCallback, useEffect, useState, type ReactNode } from 'react';
import { lazyComponent } from '@/components/lazyComponent';
import type {
  ArticleSectionInput,
  NamedSection,
  ProductRowSection,
  SectionProps,
} from '@/features/home/configuredSection';
import { ArticlePlaceholder } from './ArticlePlaceholder';
import { ProductRowFrame } from './ProductRowFrame';

const ProductRow = lazyComponent<SectionProps<ProductRowSection>>(
  () => import(/* webpackChunkName: "home-row" */ './ProductRow').then((code) => code.ProductRow),
  ProductRowFrame,
);
const ArticleSection = lazyComponent<SectionProps<ArticleSectionInput>>(
  () => import(/* webpackChunkName: "home-article" */ './ArticleSection').then((code) => code.ArticleSection),
  ArticlePlaceholder,
);

/** Sections that may be visible without scrolling. */
const MAX_FIRST_SECTIONS = 3;

interface Props {
  /** The sections of the app. */
  parts: Readonly<Record<NamedSection, ReactNode>>;
  /** Called once all other sections are complete. Stable. */
  onReady: (isReady: true) => void;
}

/** The sections of the home page that shop.config.ts lists, in its order. */
export function ConfiguredSections({ parts, onReady }: Props) {
  const sections = SHOP.home?.sections ?? [];
  const [settled, setSettled] = useState<readonly number[]>([]);
  const settle = useCallback(
    (at: number) => setSettled((before) => (before.includes(at) ? before : [...before, at])),
    [],
  );
  const isReady = sections.every((section, at) => typeof section === 'string' || settled.includes(at));
  useEffect(() => {
    if (isReady) onReady(true);
  }, [isReady, onReady]);
  return sections.map((section, at) =>
    typeof section === 'string' ? (
      <Fragment key={section}>{parts[section]}</Fragment>
    ) : (
      <OtherSection key={at} section={section} at={at} onSettled={settle} />
    ),
  );
}

/** A section that is no part of the app. */
function OtherSection({
  section,
  at,
  onSettled,
}: {
  section: ProductRowSection | ArticleSectionInput;
  at: number;
  onSettled: (at: number) => void;
}) {
  const settle = useCallback(() => onSettled(at), [onSettled, at]);
  const isFirst = at < MAX_FIRST_SECTIONS;
  return section.kind === 'products' ? (
    <ProductRow section={section} isFirst={isFirst} onSettled={settle} />
  ) : (
    <ArticleSection section={section} isFirst={isFirst} onSettled={settle} />
  );
}
