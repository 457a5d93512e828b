import type { AddressField, AddressFaults, AddressValues } from '@/domain/addressRules';
import { useWords } from '@/hooks/useWords';
import styles from './AddressFields.less';
import { PhoneField } from './PhoneField';
import { SwitchField } from './SwitchField';
import { TextAreaField } from './TextAreaField';
import { TextField } from './TextField';

interface Props {
  values: AddressValues;
  callingCodes: readonly string[];
  /** What is wrong, in words, by field. */
  faults: Readonly<Partial<Record<keyof AddressFaults, string>>>;
  onChange: (part: Partial<AddressValues>) => void;
  /** The phone is complete. */
  onSettlePhone: () => void;
  /** The only address is the default anyway, and a default one stays it until another takes its place. */
  canChooseDefault: boolean;
}

/** The fields of an address, each as the browser's autofill knows it; places in the order in which the language names them. */
export function AddressFields({ values, callingCodes, faults, onChange, onSettlePhone, canChooseDefault }: Props) {
  const { t, language } = useWords();
  const text = (field: Exclude<AddressField, 'phone'>, autoComplete: string) => ({
    label: t(`address.${field}`),
    name: field,
    autoComplete,
    value: values[field],
    fault: faults[field],
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
        fault={faults.phone}
        hint={t('address.phoneHint')}
      />
      {places}
      {canChooseDefault && <SwitchField label={t('address.isDefault')} name="isDefault" isOn={values.isDefault} onChange={(isDefault) => onChange({ isDefault })} />}
    </div>
  );
}
