/** Adds the messages of the invitation of friends. Import it before a component that uses them. */
import { addMessages } from '@/lib/i18n';
import { promotion } from '@@/locales/promotion';

addMessages(promotion);
