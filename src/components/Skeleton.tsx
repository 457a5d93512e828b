import type { CSSProperties } from 'react';
import { Box, type LayoutProps } from './Layout';

type SkeletonProps = Omit<LayoutProps, 'width' | 'height' | 'maxWidth' | 'minHeight'> &
  Pick<CSSProperties, 'width' | 'height' | 'maxWidth' | 'minHeight' | 'aspectRatio'>;

/** The shape of content that is loading; its lengths are those of CSS. */
export const Skeleton = ({ width, height, maxWidth, minHeight, aspectRatio, ...props }: SkeletonProps) => (
  <Box as="span" {...props} className="skeleton" style={{ width, height, maxWidth, minHeight, aspectRatio }} />
);
