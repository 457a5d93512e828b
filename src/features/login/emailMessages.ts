/** Adds the messages for e-mail addresses. Import it before a component that uses them. */
import { addMessages } from '@/lib/i18n';
import { email } from '@@/locales/email';

addMessages(email);
