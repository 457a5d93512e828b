/** Adds the messages of gifts. Import it before a component that uses them. */
import { addMessages } from '@/lib/i18n';
import { gifts } from '@@/locales/gifts';

addMessages(gifts);
