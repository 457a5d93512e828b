/** Adds the messages of campaigns and of coupons to claim. Import it in the components that use them. */
import { addMessages } from '@/lib/i18n';
import { campaign } from '@@/locales/campaign';

addMessages(campaign);
