/** Adds the messages of the suggestions. Import it before a component that uses them. */
import { addMessages } from '@/lib/i18n';
import { suggestions } from '@@/locales/suggestions';

addMessages(suggestions);
