import { Progress, Rate } from 'antd';
import { Reviews as AllReviews, type ReviewsProps } from '@/features/product/components/Reviews';
import { PictureViewer } from './LazyPictureViewer';

/**
 * antd's Rate 6.6 is a row of radio buttons also when it is disabled, and Progress has no name: both are hidden from
 * assistive technology, and text says the same.
 */
const Stars = ({ stars }: { stars: number }) => (
  <div aria-hidden="true" inert>
    <Rate disabled allowHalf size="small" value={Math.round(stars * 2) / 2} />
  </div>
);

const Bar = ({ percent }: { percent: number }) => (
  <div aria-hidden="true">
    <Progress percent={percent} showInfo={false} size="small" />
  </div>
);

const kit = { Stars, Bar, PictureViewer };

/** The reviews of a product, drawn with antd. */
export default function Reviews(props: ReviewsProps) {
  return <AllReviews kit={kit} {...props} />;
}
