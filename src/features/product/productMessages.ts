/** Adds the messages of reviews and coupons on the product page. Import it in the components that use them. */
import { addMessages } from '@/lib/i18n';
import { review } from '@@/locales/review';

addMessages(review);
