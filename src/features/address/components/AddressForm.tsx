import { ClipboardPaste } from 'lucide-react';
import { useState, type ClipboardEvent } from 'react';
import { Box, Row, Text } from '@/components/Layout';
import type { Address } from '@/api/addresses';
import { CountrySelect } from './CountrySelect';
import { DraftNotice } from '@/components/DraftNotice';
import { LoadingRows } from '@/platform/LoadingRows';
import { addressFields, MAX_CHARACTERS, type AddressError, type AddressField } from '@/features/address/addressRules';
import type { AddressBook } from '@/features/address/useAddressBook';
import { loadPasteAddress, useAddressForm, type AddressForm as Form } from '@/features/address/useAddressForm';
import { useTranslation } from '@/hooks/useTranslation';
import { FormSubmitArea } from '@/platform/FormSubmitArea';
import type { FormKit } from '@/platform/formKit';
import { useFormKit } from '@/platform/useFormKit';
import { usePlatform } from '@/platform/usePlatform';
import { useMutationLabels } from '@/query/useMutationLabels';
import styles from './address.less';

interface Props {
  book: AddressBook;
  /** The address to edit; without it a new one is added. */
  address?: Address;
  saveLabel: string;
  onSaved: (address: Address) => void;
}

/** The form of one address, typed or pasted. Requires a loaded address book. */
export function AddressForm({ book, address, saveLabel, onSaved }: Props) {
  const { platform } = usePlatform();
  const kit = useFormKit();
  const { t } = useTranslation();
  const form = useAddressForm(book, address);
  const errors = useAddressErrorLabels(form);
  const formError = useMutationLabels(book.saving);
  const isUnknown = book.saving.status === 'unknown';

  const finish = async (saving: Promise<Address | undefined>) => {
    const saved = await saving;
    if (saved) onSaved(saved);
  };
  if (!kit) return <LoadingRows rows={4} />;
  return (
    <>
      {form.wasKept && (
        <DraftNotice text={t('address.wasKept')} action={t('address.startOver')} onStartOver={form.startOver} />
      )}
      {!address && <PasteAddress kit={kit} onPaste={(text) => void form.paste(text)} filled={form.filled} />}
      <kit.Form
        values={form.values}
        errors={{ ...errors, number: errors.phone }}
        refusals={form.refusals}
        onChange={form.change}
        onSubmit={() => void finish(isUnknown ? form.check() : form.submit())}
      >
        <AddressItems kit={kit} form={form} />
        <div className={platform === 'h5' ? styles.pinnedForm : undefined}>
          <FormSubmitArea
            isBusy={book.isBusy}
            isUnknown={isUnknown}
            saveLabel={saveLabel}
            busyLabel={t('address.saving')}
            formError={formError}
          />
        </div>
      </kit.Form>
    </>
  );
}

/** The autofill tokens of the locality fields. */
const autocompleteTokens = { region: 'address-level1', city: 'address-level2', postcode: 'postal-code' } as const;

/** The fields with autofill tokens; those of the locality in the order of the country, or of the language. */
function AddressItems({ kit: { FormItem, Input, TextArea, PhoneInput, Switch }, form }: { kit: FormKit; form: Form }) {
  const { t, language } = useTranslation();
  const street = (label = t('address.street')) => (
    <FormItem key="street" name="street" label={label} required>
      <TextArea name="street" autoComplete="street-address" rows={2} />
    </FormItem>
  );
  const text = (
    name: 'region' | 'city' | 'postcode',
    { label = t(`address.${name}`), isRequired = name !== 'postcode', isWide = false } = {},
  ) => (
    <FormItem key={name} name={name} label={label} required={isRequired} className={isWide ? undefined : styles.half}>
      <Input
        name={name}
        autoComplete={autocompleteTokens[name]}
        autoCapitalize={name === 'postcode' ? 'characters' : undefined}
      />
    </FormItem>
  );
  const localityFields = () => {
    if (form.fields)
      return form.fields.map(({ name, label, isRequired }) =>
        name === 'street' ? street(label ?? undefined) : text(name, { label: label ?? undefined, isRequired }),
      );
    if (language === 'zh-CN') return [text('region'), text('city'), street(), text('postcode')];
    return [street(), text('city', { isWide: true }), text('region'), text('postcode')];
  };
  return (
    <div className={styles.fields}>
      <FormItem name="recipient" label={t('address.recipient')} required>
        <Input name="recipient" autoComplete="name" />
      </FormItem>
      <FormItem name="number" label={t('address.phone')} hint={t('address.phoneHint')} required>
        <PhoneInput
          callingCode={form.values.callingCode}
          callingCodes={form.callingCodes}
          onCallingCode={(callingCode) => form.change({ callingCode })}
          onBlur={form.settleNumber}
        />
      </FormItem>
      {form.countries.length > 0 && (
        <FormItem name="country" label={t('address.country')} required>
          <CountrySelect name="country" countries={form.countries} />
        </FormItem>
      )}
      {localityFields()}
      {form.canChooseDefault && (
        <FormItem name="isDefault" label={t('address.isDefault')} valuePropName="checked" required>
          <Switch label={t('address.isDefault')} />
        </FormItem>
      )}
    </div>
  );
}

interface PasteAddressProps {
  kit: FormKit;
  /** Fills in the form; nothing is saved. */
  onPaste: (text: string) => void;
  /** Number of fields that the last pasted text filled; undefined before the first. */
  filled: number | undefined;
}

/** A field for a whole address. A pasted text fills the form at once, a typed one by the button. */
function PasteAddress({ kit: { Form, FormItem, TextArea }, onPaste, filled }: PasteAddressProps) {
  const { Button } = usePlatform();
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const toggle = () => {
    setIsOpen(!isOpen);
    // Loaded early. When this fails, the code is loaded again as soon as a text is pasted.
    loadPasteAddress().catch(() => undefined);
  };
  const takePasted = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    const { target } = event;
    // In place of the whole text: otherwise the customer is editing it.
    const isWhole =
      target instanceof HTMLTextAreaElement && target.selectionEnd - target.selectionStart === target.value.length;
    if (isWhole && pasted.trim() !== '') onPaste(pasted);
  };
  return (
    <Box marginBottom={16}>
      <Row
        as="button"
        type="button"
        minHeight="touch"
        align="center"
        gap={8}
        padding={0}
        color="action"
        size={15}
        weight={600}
        textAlign="start"
        inline

        aria-expanded={isOpen}
        onClick={toggle}
      >
        <ClipboardPaste size={18} strokeWidth={1.8} aria-hidden />
        {t('address.paste')}
      </Row>
      {isOpen && (
        <Form
          className={styles.box}
          values={{ paste: text }}
          onChange={({ paste = '' }) => setText(paste)}
          onSubmit={() => text.trim() !== '' && onPaste(text)}
        >
          <FormItem name="paste" label={t('address.pasteLabel')} hint={t('address.pasteHint')} required>
            <TextArea name="paste" autoComplete="off" rows={3} maxLength={1000} onPaste={takePasted} />
          </FormItem>
          <Button htmlType="submit" aria-disabled={text.trim() === ''}>
            {t('address.pasteDo')}
          </Button>
        </Form>
      )}
      <Text as="p" color="ink-2" size={13} role="status">
        {filled === undefined ? '' : filled === 0 ? t('address.pastedNothing') : t('address.pasted', { count: filled })}
      </Text>
    </Box>
  );
}

/** The error messages of the form, by field. Fields that the country names are named as it does. */
function useAddressErrorLabels({ fieldErrors, values, fields }: Form): Partial<Record<AddressField, string>> {
  const { t } = useTranslation();
  const labels = (field: AddressField, fieldError: AddressError): string => {
    if (field === 'phone') return t(`address.fault.phone.${fieldError}`, { callingCode: values.callingCode });
    if (field === 'country') return t('address.fault.invalid');
    if (fieldError === 'tooLong') return t('address.fault.tooLong', { max: MAX_CHARACTERS[field] });
    const local = fields?.find(({ name }) => name === field);
    if (fieldError === 'missing' && field !== 'postcode' && !local?.label) return t(`address.fault.${field}.missing`);
    if (fieldError === 'missing') return t('address.fault.missing');
    return local?.example ? t('address.fault.example', { example: local.example }) : t('address.fault.invalid');
  };
  const entries = addressFields.flatMap((field) => {
    const fieldError = fieldErrors[field];
    return fieldError ? [[field, labels(field, fieldError)] as const] : [];
  });
  return Object.fromEntries(entries);
}
