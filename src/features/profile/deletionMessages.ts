/** Adds the messages of the deletion of the account. Import it before a component that uses them. */
import { addMessages } from '@/lib/i18n';
import { deletion } from '@@/locales/deletion';

addMessages(deletion);
