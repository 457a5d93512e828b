import { Link } from 'react-router-dom';
import { ChevronRight } from 'lucide-react';
import { Box, Row, Text } from './Layout';
import styles from './ReservedAmount.less';

interface Props {
  /** Accessible name. */
  title: string;
  text: string;
  /** What reserves the amount: name, formatted amount and link of each part. */
  parts: readonly { name: string; amount: string; to: string }[];
}

/** What reserves an amount that cannot be used now. */
export function ReservedAmount({ title, text, parts }: Props) {
  return (
    <section className={styles.panel} aria-label={title}>
      <Text as="p" marginBottom={8} color="ink-2" size={13}>
        {text}
      </Text>
      {parts.length > 0 && (
        <ul className={styles.parts}>
          {parts.map((part) => (
            <li key={part.name}>
              <Row
                as={Link}
                wrap
                minHeight="touch"
                align="center"
                rowGap={0}
                columnGap={8}
                paddingBlock={4}
                size={15}
                to={part.to}
              >
                <Box as="span" minWidth={0}>
                  {part.name}
                </Box>{' '}
                <Row as="span" align="center" gap={8} marginInlineStart="auto">
                  <Text marginInlineStart="auto" tabular>
                    {part.amount}
                  </Text>
                  <ChevronRight className={styles.chevron} size={18} strokeWidth={1.8} aria-hidden />
                </Row>
              </Row>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
