import { ProgressBar, Rate } from 'antd-mobile';
import { Row } from '@/components/Layout';
import { Reviews as AllReviews, type ReviewsProps } from '@/features/product/components/Reviews';
import { PictureViewer } from './LazyPictureViewer';
import styles from '@/features/product/components/Reviews.less';

/**
 * antd-mobile's Rate 5.43 is a radio group also when it is read-only, and ProgressBar has no name: both are hidden from
 * assistive technology, and text says the same.
 */
const Stars = ({ stars }: { stars: number }) => (
  <Row inline className={styles.stars} aria-hidden="true" inert>
    <Rate readOnly allowHalf value={Math.round(stars * 2) / 2} />
  </Row>
);

const Bar = ({ percent }: { percent: number }) => (
  <div aria-hidden="true">
    <ProgressBar percent={percent} className={styles.reviewsBar} />
  </div>
);

const kit = { Stars, Bar, PictureViewer };

/** The reviews of a product, drawn with antd-mobile. */
export default function Reviews(props: ReviewsProps) {
  return <AllReviews kit={kit} {...props} />;
}
