import { AddressBook } from '@/features/address/components/AddressBook';
import { AddressBookFull } from '@/features/address/components/AddressBookFull';
import { AddressSkeleton } from '@/features/address/components/AddressSkeleton';
import { PullToRefresh } from '@/components/PullToRefresh';
import { StatePanel } from '@/platform/StatePanel';
import { CustomerOnly } from '@/features/login/components/CustomerOnly';
import { ErrorPanel } from '@/platform/ErrorPanel';
import { useEffect } from 'react';
import { loadSwipeRow, SwipeFrame } from '@/platform/h5/SwipeFrame';
import { kit } from '@/platform/h5/kit';
import { Page } from '@/platform/h5/Page';
import { useAddressScreen } from '@/features/address/useAddressScreen';
import { useSession } from '@/hooks/useInitialState';
import { useTranslation } from '@/hooks/useTranslation';

/** The saved addresses, with a button to add one. */
export default function AddressPage() {
  const { t } = useTranslation();
  const { status } = useSession();
  const screen = useAddressScreen();
  useEffect(() => void loadSwipeRow(), []);
  const { book, isKnown } = screen;
  const action = book.fullAt ? (
    <AddressBookFull max={book.fullAt} />
  ) : (
    <kit.Button color="primary" size="large" block onClick={() => screen.openForm()}>
      {t('address.add')}
    </kit.Button>
  );
  const footer = status === 'signedIn' && isKnown && action;
  return (
    <Page title={t('address.title')} footer={footer}>
      <PullToRefresh refresh={book.retry} />
      <CustomerOnly waiting={<AddressSkeleton />}>
        {book.isLoading && <AddressSkeleton />}
        {book.error && <ErrorPanel error={book.error} retry={book.retry} />}
        {isKnown && book.addresses.length === 0 && (
          <StatePanel picture="empty-address" title={t('address.empty.title')} text={t('address.empty.text')} />
        )}
        <AddressBook screen={screen} Frame={SwipeFrame} />
      </CustomerOnly>
    </Page>
  );
}
