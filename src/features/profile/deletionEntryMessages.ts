/** Adds the message that leads to the deletion of the account. Import it before a component that uses it. */
import { addMessages } from '@/lib/i18n';
import { deletionEntry } from '@@/locales/deletionEntry';

addMessages(deletionEntry);
