import { LoadingRows } from '@/components/common/LoadingRows';
import type { useAddressScreen } from '@/features/address/useAddressScreen';
import { useWords } from '@/hooks/useWords';
import { AddressForm } from './AddressForm';
import { AddressList } from './AddressList';
import { AddressRemoval } from './AddressRemoval';
import styles from './AddressBookParts.less';
import type { Kit } from './kit';

/** The addresses with what went wrong with them, and the panels in which one is changed or removed. */
export function AddressBookParts({ kit, screen }: { kit: Kit; screen: ReturnType<typeof useAddressScreen> }) {
  const { t } = useWords();
  const { book, isKnown, target, formLayer, removalLayer, trouble } = screen;
  return (
    <>
      {book.addresses.length > 0 && (
        <AddressList
          face={kit.face}
          addresses={book.addresses}
          isBusy={book.isBusy}
          onMakeDefault={(address) => void screen.makeDefault(address)}
          onEdit={screen.openForm}
          onRemove={screen.openRemoval}
        />
      )}
      <div className={styles[kit.face]}>
        {book.dropped > 0 && <p className={styles.dropped}>{t('problem.rowsLeftOut', { count: book.dropped })}</p>}
        <div role="alert">{trouble && <p className={styles.trouble}>{trouble}</p>}</div>
      </div>
      <kit.Panel layer={formLayer} title={t(target ? 'address.editTitle' : 'address.add')} width={560}>
        {isKnown ? (
          <AddressForm key={target?.id} kit={kit} book={book} address={target} saveWords={t('address.save')} onSaved={screen.leaveForm} />
        ) : (
          <LoadingRows rows={3} />
        )}
      </kit.Panel>
      <AddressRemoval kit={kit} layer={removalLayer} book={book} address={target} onRemoved={screen.leaveRemoval} />
    </>
  );
}
