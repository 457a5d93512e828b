/** Adds the messages of paying an order. Import it before a component that uses them. */
import { addMessages } from '@/lib/i18n';
import { pay } from '@@/locales/pay';

addMessages(pay);
