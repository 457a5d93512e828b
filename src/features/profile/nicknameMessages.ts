/** Adds the messages of the form for the nickname. Import it before a component that uses them. */
import { addMessages } from '@/lib/i18n';
import { nickname } from '@@/locales/nickname';

addMessages(nickname);
