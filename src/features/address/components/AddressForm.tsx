import { addressForm } from '@@/locales/addressForm';
import type { Address } from '@/api/addresses';
import { ChoiceSelect } from '@/components/ChoiceSelect';
import { DraftNotice } from '@/components/DraftNotice';
import { LoadingRows } from '@/platform/LoadingRows';
import { addressFields, MAX_CHARACTERS, type AddressError, type AddressField } from '@/features/address/addressRules';
import { findOption, optionsWith, type FormField } from '@/features/address/formFields';
import type { AddressBook } from '@/features/address/useAddressBook';
import { useAddressForm, type AddressForm as Form } from '@/features/address/useAddressForm';
import { addMessages } from '@/lib/i18n';
import { useTranslation } from '@/hooks/useTranslation';
import { FormSubmitArea } from '@/platform/FormSubmitArea';
import type { FormKit } from '@/platform/formKit';
import { useFormKit } from '@/platform/useFormKit';
import { usePlatform } from '@/platform/usePlatform';
import { useMutationLabels } from '@/query/useMutationLabels';
import { PasteAddress } from './PasteAddress';
import styles from './address.less';

addMessages(addressForm);

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
  if (!kit || form.isLoading) return <LoadingRows rows={4} />;
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
        <div className={platform === 'h5' ? styles.pinnedForm : styles.pinnedInDialog}>
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

/** The autofill tokens of the fields that depend on the country. */
const autocompleteTokens = {
  salutation: 'honorific-prefix',
  company: 'organization',
  street: 'street-address',
  region: 'address-level1',
  city: 'address-level2',
  postcode: 'postal-code',
} as const;

/** The usual form: in a shop without countries, and for a country of which nothing is known. */
const usualFields: readonly FormField[] = [
  { name: 'street', isRequired: true },
  { name: 'city', isRequired: true },
  { name: 'region', isRequired: true },
  { name: 'postcode', isRequired: false },
];
const usualFieldsInChinese: readonly FormField[] = [
  { name: 'region', isRequired: true },
  { name: 'city', isRequired: true },
  { name: 'street', isRequired: true },
  { name: 'postcode', isRequired: false },
];

/** The fields with autofill tokens, the country first: it decides about the others. */
function AddressItems({ kit: { FormItem, Input, TextArea, PhoneInput, Switch }, form }: { kit: FormKit; form: Form }) {
  const { platform } = usePlatform();
  const { t, language } = useTranslation();
  const half = platform === 'pc' ? styles.half : undefined;
  const fields = form.fields ?? (language.startsWith('zh') ? usualFieldsInChinese : usualFields);
  const control = ({ name, options }: FormField) => {
    if (name === 'street')
      return <TextArea name={name} autoComplete={autocompleteTokens.street} rows={platform === 'pc' ? 1 : 2} />;
    if ((name === 'region' || name === 'salutation') && options?.length)
      return (
        <ChoiceSelect
          name={name}
          autoComplete={autocompleteTokens[name]}
          options={optionsWith(options, form.values[name] ?? '')}
          placeholder={t('address.choose')}
        />
      );
    return (
      <Input
        name={name}
        autoComplete={autocompleteTokens[name]}
        autoCapitalize={name === 'postcode' ? 'characters' : undefined}
      />
    );
  };
  const item = (field: FormField, className?: string) => (
    <FormItem
      key={field.name}
      name={field.name}
      label={field.label ?? t(field.kind ? `address.kind.${field.kind}` : `address.${field.name}`)}
      required={field.isRequired}
      className={className}
    >
      {control(field)}
    </FormItem>
  );
  const recipientItems = (name: FormField['name']) =>
    form.recipientFields.filter((field) => field.name === name).map((field) => item(field));
  return (
    <div className={styles.fields}>
      {form.countries.length > 0 && (
        <FormItem name="country" label={t('address.country')} required>
          <ChoiceSelect
            name="country"
            autoComplete="country"
            options={form.countries.map(({ code, name }) => ({ value: code, label: name }))}
          />
        </FormItem>
      )}
      {recipientItems('salutation')}
      <FormItem name="recipient" label={t('address.recipient')} required className={half}>
        <Input name="recipient" autoComplete="name" />
      </FormItem>
      <FormItem name="number" label={t('address.phone')} hint={t('address.phoneHint')} required className={half}>
        <PhoneInput
          callingCode={form.values.callingCode}
          callingCodes={form.callingCodes}
          onCallingCode={(callingCode) => form.change({ callingCode })}
          onBlur={form.settleNumber}
        />
      </FormItem>
      {recipientItems('company')}
      {fields.map((field, at) => item(field, isHalf(fields, at) ? styles.half : undefined))}
      {form.canChooseDefault && (
        <FormItem name="isDefault" label={t('address.isDefault')} valuePropName="checked" required>
          <Switch label={t('address.isDefault')} />
        </FormItem>
      )}
    </div>
  );
}

/** Short fields stand in pairs. The first one of an odd number takes the whole row. */
function isHalf(fields: readonly FormField[], at: number): boolean {
  const street = fields.findIndex(({ name }) => name === 'street');
  if (at === street) return false;
  const [from, to] = at < street ? [0, street] : [street + 1, fields.length];
  return (to - from) % 2 === 0 || at > from;
}

/** The error messages of the form, by field. Fields that the country names are named as it does. */
function useAddressErrorLabels({
  fieldErrors,
  values,
  fields = [],
  recipientFields,
  countries,
}: Form): Partial<Record<AddressField, string>> {
  const { t } = useTranslation();
  const labels = (field: AddressField, fieldError: AddressError): string => {
    if (fieldError === 'otherRegion') {
      const region = findOption(fields.find(({ name }) => name === 'region')?.options ?? [], values.region);
      return t('address.fault.postcode.otherRegion', { region: region?.label ?? values.region });
    }
    if (field === 'phone') return t(`address.fault.phone.${fieldError}`, { callingCode: values.callingCode });
    if (field === 'country') return t('address.fault.invalid');
    if (fieldError === 'tooLong') return t('address.fault.tooLong', { max: MAX_CHARACTERS[field] });
    const local = [...recipientFields, ...fields].find(({ name }) => name === field);
    const isUnnamed = field === 'recipient' || field === 'street' || field === 'city' || field === 'region';
    if (fieldError === 'missing')
      return t(
        isUnnamed && !(local?.label ?? local?.kind) ? `address.fault.${field}.missing` : 'address.fault.missing',
      );
    const country = countries.find(({ code }) => code === values.country)?.name;
    if (field === 'postcode' && country && !local?.example) return t('address.fault.postcode.invalid', { country });
    return local?.example ? t('address.fault.example', { example: local.example }) : t('address.fault.invalid');
  };
  const entries = addressFields.flatMap((field) => {
    const fieldError = fieldErrors[field];
    return fieldError ? [[field, labels(field, fieldError)] as const] : [];
  });
  return Object.fromEntries(entries);
}
