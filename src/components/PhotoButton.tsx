import { ImagePlus } from 'lucide-react';
import type { ChangeEvent, ReactNode } from 'react';
import { Row } from './Layout';
import coveringInput from './CoveringInput.less';
import styles from './PhotoButton.less';

interface Props {
  /** Ids of its hint and its error. */
  describedBy: string;
  onFile: (file: File) => void;
  /** The label. */
  children: ReactNode;
}

/** A button that takes a photo, or lets one of the device be chosen. */
export function PhotoButton({ describedBy, onFile, children }: Props) {
  const takeFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Allows the same file to be chosen again.
    target.value = '';
    if (file) onFile(file);
  };
  return (
    <Row as="label" position="relative" maxWidth="full" inline>
      <input
        type="file"
        accept="image/*"
        className={coveringInput.input}
        aria-describedby={describedBy}
        onChange={takeFile}
      />
      <Row
        as="span"
        minHeight="touch"
        align="center"
        gap={8}
        paddingBlock={4}
        paddingInline={20}
        radius="full"
        background="surface"
        size={15}
        weight={600}
        inline
        className={styles.button}
      >
        <ImagePlus size={18} strokeWidth={1.8} aria-hidden />
        {children}
      </Row>
    </Row>
  );
}
