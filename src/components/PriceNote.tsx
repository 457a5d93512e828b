import { useLocation } from '@umijs/max';
import { usePriceNote } from '@/hooks/useTaxNote';
import { pathOf, platformOfPath } from '@/lib/routes';
import { FeatureLink } from './FeatureLink';
import { Text, type LayoutProps } from './Layout';

/** The note of the shop beside a price, or "incl. VAT" where the shop says that its prices contain the tax. */
export function PriceNote(look: LayoutProps) {
  const note = usePriceNote();
  const { pathname } = useLocation();
  if (!note) return null;
  const content = (
    <Text color="ink-3" size={13} overflowWrap="anywhere" {...look}>
      {note}
    </Text>
  );
  if (!SHOP.priceNote?.article) return content;
  const to = pathOf(platformOfPath(pathname) ?? 'h5', 'article', { id: SHOP.priceNote.article });
  return (
    <Text
      as={FeatureLink}
      color="ink-2"
      size={13}
      paddingBlock={4}
      overflowWrap="anywhere"
      style={{ textDecoration: 'underline' }}
      {...look}
      to={to}
      fallback={content}
    >
      {note}
    </Text>
  );
}
