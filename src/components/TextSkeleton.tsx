import { Text, type LayoutProps } from './Layout';

interface Props extends LayoutProps {
  /** Length of CSS; of the longest line. */
  length: string;
  /** In the place of a heading, whose lines are lower. */
  isHeading?: boolean;
}

/** A bar in place of a line of text that is loading; as high as a line of this style. */
export const TextSkeleton = ({ length, isHeading = false, ...text }: Props) => (
  <Text as="div" {...text} className={isHeading ? 'serif' : undefined}>
    <span
      className="skeleton"
      style={{ display: 'inline-block', width: length, maxWidth: '100%', height: '0.9em', verticalAlign: 'middle' }}
    />
  </Text>
);
