import { useModel } from '@umijs/max';
import { Button } from 'antd';
import { Plus } from 'lucide-react';
import type { Address } from '@/api/schema/user';
import { LoadingRows } from '@/components/common/LoadingRows';
import { StatePanel } from '@/components/common/StatePanel';
import { useAddressScreen } from '@/features/address/useAddressScreen';
import { useLayer } from '@/hooks/useLayer';
import { useSubmissionWords } from '@/hooks/useSubmissionWords';
import { useWords } from '@/hooks/useWords';
import { AddressForm } from './AddressForm';
import { AddressList } from './AddressList';
import styles from './AddressPanel.less';
import { AddressRemoval } from './AddressRemoval';
import { Dialog } from './Dialog';
import { Fault } from './Fault';

/** The address book, as a section of the mine page and as a page of its own. */
export function AddressPanel() {
  const { t } = useWords();
  const { showToast } = useModel('toast');
  const { book, isKnown, target, beginForm, beginRemoval } = useAddressScreen();
  const formLayer = useLayer('addressForm');
  const removalLayer = useLayer('removeAddress');
  const trouble = useSubmissionWords(book.changing);

  const openForm = (address?: Address) => {
    beginForm(address);
    formLayer.open();
  };
  const openRemoval = (address: Address) => {
    beginRemoval(address);
    removalLayer.open();
  };
  const makeDefault = async (address: Address) => {
    if (await book.makeDefault(address)) showToast(t('address.isDefaultNow'));
  };
  const showSaved = () => {
    formLayer.close();
    showToast(t('address.saved'));
  };
  const showRemoved = () => {
    removalLayer.close();
    showToast(t('address.removed'));
  };
  const add = (
    <Button type="primary" shape="round" icon={<Plus size={16} strokeWidth={1.8} aria-hidden />} onClick={() => openForm()}>
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
        <>
          <div className={styles.head}>
            <p className={styles.quiet}>{book.dropped > 0 && t('problem.rowsLeftOut', { count: book.dropped })}</p>
            {add}
          </div>
          <AddressList addresses={book.addresses} isBusy={book.isBusy} onMakeDefault={makeDefault} onEdit={openForm} onRemove={openRemoval} />
        </>
      )}
      <div role="alert">{trouble && !removalLayer.isOpen && <p className={styles.trouble}>{trouble}</p>}</div>
      <Dialog layer={formLayer} title={t(target ? 'address.editTitle' : 'address.add')} width={560}>
        {isKnown && <AddressForm key={target?.id} book={book} address={target} saveWords={t('address.save')} onSaved={showSaved} />}
      </Dialog>
      <AddressRemoval layer={removalLayer} book={book} address={target} onRemoved={showRemoved} />
    </>
  );
}
