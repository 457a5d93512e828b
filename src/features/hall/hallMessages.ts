/** Adds the messages of the product lists, their filters and their search. Import it before a component that uses them. */
import { addMessages } from '@/lib/i18n';
import { hall } from '@@/locales/hall';

addMessages(hall);
