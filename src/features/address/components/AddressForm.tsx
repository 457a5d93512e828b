import { ClipboardPaste } from 'lucide-react';
import { useState, type ClipboardEvent } from 'react';
import type { Address } from '@/api/schema/user';
import { DraftNotice } from '@/components/DraftNotice';
import { TextAreaField } from '@/components/TextAreaField';
import {
  MAX_CHARACTERS,
  type AddressError,
  type AddressErrors,
  type AddressField,
} from '@/features/address/addressRules';
import type { AddressBook } from '@/features/address/useAddressBook';
import { useAddressForm } from '@/features/address/useAddressForm';
import { useErrorFocus } from '@/hooks/useErrorFocus';
import { useTranslation } from '@/hooks/useTranslation';
import { usePlatform } from '@/platform/usePlatform';
import { useMutationLabels } from '@/query/useMutationLabels';
import { AddressFields } from './AddressFields';
import styles from './AddressForm.less';

interface Props {
  book: AddressBook;
  /** The address to edit; without it a new one is added. */
  address?: Address;
  saveLabel: string;
  onSaved: (address: Address) => void;
}

/** The form of one address, typed or pasted. Requires a loaded address book. */
export function AddressForm({ book, address, saveLabel, onSaved }: Props) {
  const { platform, Button } = usePlatform();
  const { t } = useTranslation();
  const form = useAddressForm(book, address);
  const fieldErrors = useAddressErrorLabels(form.fieldErrors, form.values.callingCode);
  const place = useErrorFocus<HTMLFormElement>(form.refusals);
  const formError = useMutationLabels(book.saving);
  const isUnknown = book.saving.status === 'unknown';

  const finish = async (saving: Promise<Address | undefined>) => {
    const saved = await saving;
    if (saved) onSaved(saved);
  };
  return (
    <form
      ref={place}
      className={styles.form}
      noValidate
      onSubmit={(event) => (event.preventDefault(), void finish(isUnknown ? form.check() : form.submit()))}
    >
      {form.wasKept && (
        <DraftNotice text={t('address.wasKept')} action={t('address.startOver')} onStartOver={form.startOver} />
      )}
      {!address && <PasteAddress onPaste={form.paste} filled={form.filled} />}
      <AddressFields
        values={form.values}
        callingCodes={form.callingCodes}
        fieldErrors={fieldErrors}
        onChange={form.change}
        onSettlePhone={form.settleNumber}
        canChooseDefault={form.canChooseDefault}
      />
      <div className={styles[platform]}>
        <div role="alert">{formError && <p className={styles.formError}>{formError}</p>}</div>
        <Button tone="primary" isLarge isWide isSubmit isBusy={book.isBusy} busyLabel={t('address.saving')}>
          {isUnknown ? t('problem.checkAgain') : saveLabel}
        </Button>
      </div>
    </form>
  );
}

interface PasteAddressProps {
  /** Fills in the form; nothing is saved. */
  onPaste: (text: string) => void;
  /** Number of fields that the last pasted text filled; undefined before the first. */
  filled: number | undefined;
}

/** A field for a whole address. A pasted text fills the form at once, a typed one by the button. */
function PasteAddress({ onPaste, filled }: PasteAddressProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const takePasted = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    // Only in an empty field: otherwise the customer is editing the text.
    if (text === '' && pasted.trim() !== '') onPaste(pasted);
  };
  return (
    <div>
      <button type="button" className={styles.opener} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <ClipboardPaste size={18} strokeWidth={1.8} aria-hidden />
        {t('address.paste')}
      </button>
      {isOpen && (
        <div className={styles.box}>
          <TextAreaField
            label={t('address.pasteLabel')}
            name="paste"
            autoComplete="off"
            hint={t('address.pasteHint')}
            rows={3}
            maxLength={1000}
            value={text}
            onChange={setText}
            onPaste={takePasted}
          />
          <button
            type="button"
            className={styles.do}
            aria-disabled={text.trim() === ''}
            onClick={() => text.trim() !== '' && onPaste(text)}
          >
            {t('address.pasteDo')}
          </button>
        </div>
      )}
      <p className={styles.result} role="status">
        {filled === undefined ? '' : filled === 0 ? t('address.pastedNothing') : t('address.pasted', { count: filled })}
      </p>
    </div>
  );
}

/** The error messages of the form, by field. */
function useAddressErrorLabels(fieldErrors: AddressErrors, callingCode: string): Partial<Record<AddressField, string>> {
  const { t } = useTranslation();
  const labels = (field: AddressField, fieldError: AddressError): string => {
    if (field === 'phone') return t(`address.fault.phone.${fieldError}`, { callingCode });
    if (fieldError === 'tooLong') return t('address.fault.tooLong', { most: MAX_CHARACTERS[field] });
    if (fieldError === 'missing' && field !== 'postcode') return t(`address.fault.${field}.missing`);
    return t('address.fault.invalid');
  };
  const entries = (['recipient', 'phone', 'region', 'city', 'street', 'postcode'] as const).flatMap((field) => {
    const fieldError = fieldErrors[field];
    return fieldError ? [[field, labels(field, fieldError)] as const] : [];
  });
  return Object.fromEntries(entries);
}
