import type { AddressField, AddressErrors, AddressValues } from '@/features/address/addressRules';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './AddressFields.less';
import { PhoneField } from '@/components/PhoneField';
import { SwitchField } from '@/components/SwitchField';
import { TextAreaField } from '@/components/TextAreaField';
import { TextField } from '@/components/TextField';

interface Props {
  values: AddressValues;
  callingCodes: readonly string[];
  /** Error messages by field. */
  fieldErrors: Readonly<Partial<Record<keyof AddressErrors, string>>>;
  onChange: (part: Partial<AddressValues>) => void;
  /** Called when the phone number is complete. */
  onSettlePhone: () => void;
  /** False for the only address and for the default one, which stay the default. */
  canChooseDefault: boolean;
}

/** The fields of an address with autofill tokens; region, city and postcode in the order of the language. */
export function AddressFields({ values, callingCodes, fieldErrors, onChange, onSettlePhone, canChooseDefault }: Props) {
  const { t, language } = useTranslation();
  const text = (field: Exclude<AddressField, 'phone'>, autoComplete: string) => ({
    label: t(`address.${field}`),
    name: field,
    autoComplete,
    value: values[field],
    fieldError: fieldErrors[field],
    onChange: (value: string) => onChange({ [field]: value }),
  });
  const street = <TextAreaField key="street" {...text('street', 'street-address')} />;
  const region = (width: string | undefined) => (
    <div key="region" className={width}>
      <TextField {...text('region', 'address-level1')} />
    </div>
  );
  const city = (width: string | undefined) => (
    <div key="city" className={width}>
      <TextField {...text('city', 'address-level2')} />
    </div>
  );
  const postcode = (width: string | undefined) => (
    <div key="postcode" className={width}>
      <TextField {...text('postcode', 'postal-code')} isOptional autoCapitalize="characters" />
    </div>
  );
  const places =
    language === 'zh-CN'
      ? [region(styles.half), city(styles.half), street, postcode(styles.half)]
      : [street, city(undefined), region(styles.half), postcode(styles.half)];
  return (
    <div className={styles.fields}>
      <TextField {...text('recipient', 'name')} />
      <PhoneField
        label={t('address.phone')}
        callingCode={values.callingCode}
        callingCodes={callingCodes}
        number={values.number}
        onCallingCode={(callingCode) => onChange({ callingCode })}
        onNumber={(number) => onChange({ number })}
        onSettle={onSettlePhone}
        fieldError={fieldErrors.phone}
        hint={t('address.phoneHint')}
      />
      {places}
      {canChooseDefault && (
        <SwitchField
          label={t('address.isDefault')}
          name="isDefault"
          isOn={values.isDefault}
          onChange={(isDefault) => onChange({ isDefault })}
        />
      )}
    </div>
  );
}
