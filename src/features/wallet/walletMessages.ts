/** Adds the messages of wallet and withdrawals. Import it before a component that uses them. */
import { addMessages } from '@/lib/i18n';
import { wallet as english } from '@/locales/en/wallet';
import { wallet as chinese } from '@/locales/zh/wallet';

addMessages({ en: english, 'zh-CN': chinese });
