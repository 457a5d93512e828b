/** Adds the messages of returns. Import it before a component that uses them. */
import { addMessages } from '@/lib/i18n';
import { returns } from '@@/locales/returns';

addMessages(returns);
