/** Adds the messages of the search fields. Import it before a component that uses them. */
import { addMessages } from '@/lib/i18n';
import { search } from '@@/locales/search';

addMessages(search);
