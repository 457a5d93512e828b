/** The state of the delivery address on the checkout of both platforms. */
import type { Address } from '@/api/addresses';
import { useModalRoute } from '@/hooks/useModalRoute';
import { useTranslation } from '@/hooks/useTranslation';
import type { Checkout } from './useCheckout';

export function useDeliverySection({ status, quote, fieldErrors, placing, chooseAddress }: Checkout) {
  const { t } = useTranslation();
  const modal = useModalRoute('address');
  const { book, address } = quote;
  return {
    address,
    /** The address book is needed and not there yet. */
    isLoading: book.isLoading && !address,
    /** Why the address book could not be read; undefined when an address is known all the same. */
    error: address ? undefined : book.error,
    retry: book.refetch,
    fieldError: fieldErrors.includes('address')
      ? t(placing.isAddressGone ? 'checkout.address.gone' : 'checkout.address.missing')
      : undefined,
    isSignedOut: status !== 'signedIn',
    /** The route state of the address book, which opens over the checkout. */
    modal,
    choose: (chosen: Address) => {
      chooseAddress(chosen);
      modal.close();
    },
  };
}
