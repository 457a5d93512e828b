import { AddressBookParts } from '@/components/both/AddressBookParts';
import { LoadingRows } from '@/components/common/LoadingRows';
import { StatePanel } from '@/components/common/StatePanel';
import { CustomerScreen } from '@/components/h5/CustomerScreen';
import { Fault } from '@/components/h5/Fault';
import { kit } from '@/components/h5/kit';
import { Page } from '@/components/h5/Page';
import { useAddressScreen } from '@/features/address/useAddressScreen';
import { useSession } from '@/hooks/useShopState';
import { useWords } from '@/hooks/useWords';

/** The address book. */
export default function AddressPage() {
  const { t } = useWords();
  const { status } = useSession();
  const screen = useAddressScreen();
  const { book, isKnown } = screen;
  const footer = status === 'signedIn' && isKnown && (
    <kit.Button tone="primary" isLarge isWide onClick={() => screen.openForm()}>
      {t('address.add')}
    </kit.Button>
  );
  return (
    <Page title={t('address.title')} footer={footer}>
      <CustomerScreen>
        {book.isLoading && <LoadingRows rows={3} />}
        {book.problem && <Fault problem={book.problem} retry={book.retry} />}
        {isKnown && book.addresses.length === 0 && <StatePanel picture="empty-address" title={t('address.empty.title')} text={t('address.empty.text')} />}
        <AddressBookParts kit={kit} screen={screen} />
      </CustomerScreen>
    </Page>
  );
}
