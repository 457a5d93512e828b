/** Adds the messages of paying an order. Import it before a component that uses them. */
import { addMessages } from '@/lib/i18n';
import { pay as english } from '@/locales/en/pay';
import { pay as chinese } from '@/locales/zh/pay';

addMessages({ en: english, 'zh-CN': chinese });
