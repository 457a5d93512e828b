import { Box } from './Layout';
import styles from './PillSelect.less';

interface Props {
  /** The accessible name. */
  label: string;
  value: string;
  options: readonly { value: string; name: string }[];
  onChange: (value: string) => void;
}

/** A native select in a pill, which filters what is below it. */
export const PillSelect = ({ label, value, options, onChange }: Props) => (
  <Box
    as="select"
    maxWidth="full"
    paddingBlock={4}
    paddingInline={12}
    border="line"
    radius="full"
    background="surface"
    className={styles.select}
    aria-label={label}
    value={value}
    onChange={(event) => onChange(event.target.value)}
  >
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.name}
      </option>
    ))}
  </Box>
);
