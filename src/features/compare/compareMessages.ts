/** Adds the messages of the comparison of products. Import it before a component that uses them. */
import { addMessages } from '@/lib/i18n';
import { compare } from '@@/locales/compare';

addMessages(compare);
