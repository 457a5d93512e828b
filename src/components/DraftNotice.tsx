import styles from './DraftNotice.less';
import { TextButton } from './TextButton';

interface Props {
  /** Says what was restored. */
  text: string;
  /** Label of the button that discards the draft. */
  action: string;
  onStartOver: () => void;
}

/** Says that a form was filled in from an unsaved draft, and offers to discard the draft. */
export function DraftNotice({ text, action, onStartOver }: Props) {
  return (
    <p className={styles.kept}>
      {text}
      <TextButton onClick={onStartOver}>{action}</TextButton>
    </p>
  );
}
