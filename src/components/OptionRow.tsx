import classNames from 'classnames';
import { ChevronRight, type LucideIcon } from 'lucide-react';
import { Row, Stack, Text } from './Layout';
import styles from './rows.less';

interface Props {
  Icon: LucideIcon;
  /**
   * Title, explanation, whether the explanation is a success, and the formatted discount; `off` is empty without a
   * discount.
   */
  labels: { title: string; text: string; isSuccess: boolean; off: string };
  isFaulty?: boolean;
  isDisabled?: boolean;
  onOpen: () => void;
}

/** One way to reduce the price. The row opens the screen where it is chosen. */
export function OptionRow({ Icon, labels, isFaulty = false, isDisabled = false, onOpen }: Props) {
  return (
    <Row
      as="button"
      type="button"
      width="full"
      align="center"
      gap={12}
      paddingBlock={10}
      radius="option"
      textAlign="start"
      className={styles.row}
      disabled={isDisabled}
      onClick={onOpen}
      aria-haspopup="dialog"
    >
      <Icon className={styles.icon} size={18} strokeWidth={1.8} aria-hidden />
      <Stack as="span" flex={1} minWidth={0} size={15} overflowWrap="anywhere">
        <span>{labels.title}</span>
        {labels.text && (
          <Text
            color="ink-2"
            size={13}
            className={classNames(labels.isSuccess && styles.isSuccess, isFaulty && styles.isFaulty)}
          >
            {labels.text}
          </Text>
        )}
      </Stack>
      {labels.off && (
        <Text flex="none" color="leaf" size={15} tabular>
          {labels.off}
        </Text>
      )}
      {!isDisabled && <ChevronRight className={styles.chevron} size={18} strokeWidth={1.8} aria-hidden />}
    </Row>
  );
}
