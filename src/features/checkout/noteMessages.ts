/** Adds the messages of the note to the shop and of the gift message. Import it before a component that uses them. */
import { addMessages } from '@/lib/i18n';
import { message } from '@@/locales/message';

addMessages(message);
