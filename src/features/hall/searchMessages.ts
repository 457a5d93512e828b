/** Adds the messages of the search fields. Import it before a component that uses them. */
import { addMessages } from '@/lib/i18n';
import { search as english } from '@/locales/en/search';
import { search as chinese } from '@/locales/zh/search';

addMessages({ en: english, 'zh-CN': chinese });
