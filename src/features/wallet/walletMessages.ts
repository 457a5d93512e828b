/** Adds the messages of wallet and withdrawals. Import it before a component that uses them. */
import { addMessages } from '@/lib/i18n';
import { wallet } from '@@/locales/wallet';

addMessages(wallet);
