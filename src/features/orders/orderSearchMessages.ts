/** Adds the messages of the pages of orders. Import it before a component that uses them. */
import { addMessages } from '@/lib/i18n';
import { orderSearch } from '@@/locales/orderSearch';

addMessages(orderSearch);
