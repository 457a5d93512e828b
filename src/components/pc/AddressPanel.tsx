import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { AddressBookParts } from '@/components/both/AddressBookParts';
import { LoadingRows } from '@/components/common/LoadingRows';
import { StatePanel } from '@/components/common/StatePanel';
import { useAddressScreen } from '@/features/address/useAddressScreen';
import { useWords } from '@/hooks/useWords';
import styles from './AddressPanel.less';
import { Fault } from './Fault';
import { kit } from './kit';

/** The address book, as a section of the mine page and as a page of its own. */
export function AddressPanel() {
  const { t } = useWords();
  const screen = useAddressScreen();
  const { book } = screen;
  const add = (
    <Button type="primary" shape="round" icon={<Plus size={16} strokeWidth={1.8} aria-hidden />} onClick={() => screen.openForm()}>
      {t('address.add')}
    </Button>
  );

  if (book.isLoading) return <LoadingRows rows={3} />;
  if (book.problem) return <Fault problem={book.problem} retry={book.retry} />;
  return (
    <>
      {book.addresses.length === 0 ? (
        <StatePanel picture="empty-address" title={t('address.empty.title')} text={t('address.empty.text')}>
          {add}
        </StatePanel>
      ) : (
        <div className={styles.head}>{add}</div>
      )}
      <AddressBookParts kit={kit} screen={screen} />
    </>
  );
}
