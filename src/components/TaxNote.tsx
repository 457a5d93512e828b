import { useTaxNote } from '@/hooks/useTaxNote';
import { Text, type LayoutProps } from './Layout';

/** "incl. VAT" beside a price, where the shop says that its prices contain the tax. */
export function TaxNote(look: LayoutProps) {
  const note = useTaxNote();
  return note ? (
    <Text color="ink-3" size={13} {...look}>
      {note}
    </Text>
  ) : null;
}
