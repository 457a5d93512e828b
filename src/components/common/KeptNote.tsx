import styles from './KeptNote.less';
import { TextButton } from './TextButton';

interface Props {
  /** What was kept. */
  words: string;
  /** Words of the way to let it go. */
  action: string;
  onStartOver: () => void;
}

/** Says that a form shows what was typed earlier and never saved, and lets it go. */
export function KeptNote({ words, action, onStartOver }: Props) {
  return (
    <p className={styles.kept}>
      {words}
      <TextButton onClick={onStartOver}>{action}</TextButton>
    </p>
  );
}
