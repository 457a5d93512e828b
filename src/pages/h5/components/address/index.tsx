import { useModel } from '@umijs/max';
import { Button } from 'antd-mobile';
import type { Address } from '@/api/schema/user';
import { LoadingRows } from '@/components/common/LoadingRows';
import { StatePanel } from '@/components/common/StatePanel';
import { AddressForm } from '@/components/h5/AddressForm';
import { AddressList } from '@/components/h5/AddressList';
import { AddressRemoval } from '@/components/h5/AddressRemoval';
import { CustomerScreen } from '@/components/h5/CustomerScreen';
import { Fault } from '@/components/h5/Fault';
import { Page } from '@/components/h5/Page';
import { Sheet } from '@/components/h5/Sheet';
import { useAddressScreen } from '@/features/address/useAddressScreen';
import { useLayer } from '@/hooks/useLayer';
import { useSubmissionWords } from '@/hooks/useSubmissionWords';
import { useSession } from '@/hooks/useShopState';
import { useWords } from '@/hooks/useWords';
import styles from './index.less';

/** The address book. */
export default function AddressPage() {
  const { t } = useWords();
  const { status } = useSession();
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

  const footer = status === 'signedIn' && isKnown && (
    <Button block size="large" shape="rounded" color="primary" onClick={() => openForm()}>
      {t('address.add')}
    </Button>
  );
  return (
    <Page title={t('address.title')} footer={footer}>
      <CustomerScreen>
        {book.isLoading && <LoadingRows rows={3} />}
        {book.problem && <Fault problem={book.problem} retry={book.retry} />}
        {isKnown && book.addresses.length === 0 && <StatePanel picture="empty-address" title={t('address.empty.title')} text={t('address.empty.text')} />}
        {book.addresses.length > 0 && (
          <AddressList addresses={book.addresses} isBusy={book.isBusy} onMakeDefault={makeDefault} onEdit={openForm} onRemove={openRemoval} />
        )}
        {book.dropped > 0 && <p className={styles.quiet}>{t('problem.rowsLeftOut', { count: book.dropped })}</p>}
        <div role="alert">{trouble && !removalLayer.isOpen && <p className={styles.trouble}>{trouble}</p>}</div>
        <Sheet layer={formLayer} title={t(target ? 'address.editTitle' : 'address.add')}>
          {isKnown ? (
            <AddressForm key={target?.id} book={book} address={target} saveWords={t('address.save')} onSaved={showSaved} />
          ) : (
            <LoadingRows rows={3} />
          )}
        </Sheet>
        <AddressRemoval layer={removalLayer} book={book} address={target} onRemoved={showRemoved} />
      </CustomerScreen>
    </Page>
  );
}
