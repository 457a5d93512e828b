/** Adds the messages of campaigns and of coupons to claim. Import it in the components that use them. */
import { addMessages } from '@/lib/i18n';
import { campaign as english } from '@/locales/en/campaign';
import { campaign as chinese } from '@/locales/zh/campaign';

addMessages({ en: english, 'zh-CN': chinese });
