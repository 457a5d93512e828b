import type { Address } from '@/api/schema/user';
import { AddressFields } from '@/components/common/AddressFields';
import { KeptNote } from '@/components/common/KeptNote';
import { PasteAddress } from '@/components/common/PasteAddress';
import type { AddressBook } from '@/features/address/useAddressBook';
import { useAddressForm } from '@/features/address/useAddressForm';
import { useAddressFaultWords } from '@/features/address/useAddressWords';
import { useFaultFocus } from '@/hooks/useFaultFocus';
import { useSubmissionWords } from '@/hooks/useSubmissionWords';
import { useWords } from '@/hooks/useWords';
import styles from './AddressForm.less';
import type { Kit } from './kit';

interface Props {
  kit: Kit;
  book: AddressBook;
  /** The one to change; without it a new one is added. */
  address?: Address;
  saveWords: string;
  onSaved: (address: Address) => void;
}

/** One address to be typed or pasted. Use it once the book is known. */
export function AddressForm({ kit, book, address, saveWords, onSaved }: Props) {
  const { t } = useWords();
  const form = useAddressForm(book, address);
  const faults = useAddressFaultWords(form.faults, form.values.callingCode);
  const place = useFaultFocus<HTMLFormElement>(form.refusals);
  const trouble = useSubmissionWords(book.saving);
  const isUnknown = book.saving.step === 'unknown';

  const finish = async (saving: Promise<Address | undefined>) => {
    const saved = await saving;
    if (saved) onSaved(saved);
  };
  return (
    <form ref={place} className={styles.form} noValidate onSubmit={(event) => (event.preventDefault(), void finish(isUnknown ? form.check() : form.submit()))}>
      {form.wasKept && <KeptNote words={t('address.wasKept')} action={t('address.startOver')} onStartOver={form.startOver} />}
      {!address && <PasteAddress onPaste={form.paste} filled={form.filled} />}
      <AddressFields
        values={form.values}
        callingCodes={form.callingCodes}
        faults={faults}
        onChange={form.change}
        onSettlePhone={form.settleNumber}
        canChooseDefault={form.canChooseDefault}
      />
      <div className={styles[kit.face]}>
        <div role="alert">{trouble && <p className={styles.trouble}>{trouble}</p>}</div>
        <kit.Button tone="primary" isLarge isWide isSubmit isBusy={book.isBusy} busyWords={t('address.saving')}>
          {isUnknown ? t('problem.checkAgain') : saveWords}
        </kit.Button>
      </div>
    </form>
  );
}
