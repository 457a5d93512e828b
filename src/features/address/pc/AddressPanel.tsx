import { Button } from 'antd';
import { Skeleton } from '@/components/Skeleton';
import { Plus } from 'lucide-react';
import { Row } from '@/components/Layout';
import { AddressBook } from '@/features/address/components/AddressBook';
import { AddressBookFull } from '@/features/address/components/AddressBookFull';
import { AddressSkeleton } from '@/features/address/components/AddressSkeleton';
import { StatePanel } from '@/platform/StatePanel';
import { useAddressScreen } from '@/features/address/useAddressScreen';
import { useTranslation } from '@/hooks/useTranslation';
import { ErrorPanel } from '@/platform/ErrorPanel';

/** The address book, as a section of the mine page and as a page. */
export function AddressPanel() {
  const { t } = useTranslation();
  const screen = useAddressScreen();
  const { book } = screen;
  const add = book.fullAt ? (
    <AddressBookFull max={book.fullAt} />
  ) : (
    <Button
      type="primary"
      shape="round"
      icon={<Plus size={16} strokeWidth={1.8} aria-hidden />}
      onClick={() => screen.openForm()}
    >
      {t('address.add')}
    </Button>
  );

  if (book.isLoading) {
    return (
      <>
        <Row justify="end" marginBottom={20}>
          <Skeleton width="140px" height="40px" radius="full" />
        </Row>
        <AddressSkeleton />
      </>
    );
  }
  if (book.error) return <ErrorPanel error={book.error} retry={book.retry} />;
  return (
    <>
      {book.addresses.length === 0 ? (
        <StatePanel picture="empty-address" title={t('address.empty.title')} text={t('address.empty.text')}>
          {add}
        </StatePanel>
      ) : (
        <Row justify="end" marginBottom={20}>
          {add}
        </Row>
      )}
      <AddressBook screen={screen} />
    </>
  );
}
