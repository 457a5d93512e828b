import styles from './address.less';

interface Props {
  countries: readonly { code: string; name: string }[];
  /** Name of the field, also its accessible name's source. */
  name: string;
}

/** A native select: the browser fills in `country`, which the selects of the kits do not support. A form item gives it its value. */
export function CountrySelect({ countries, ...control }: Props) {
  return (
    <select {...control} className={styles.select} autoComplete="country">
      {countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  );
}
