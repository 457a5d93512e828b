/** Adds the messages of reviews and coupons on the product page. Import it in the components that use them. */
import { addMessages } from '@/lib/i18n';
import { review as english } from '@/locales/en/review';
import { review as chinese } from '@/locales/zh/review';

addMessages({ en: english, 'zh-CN': chinese });
