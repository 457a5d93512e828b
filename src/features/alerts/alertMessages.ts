/** Adds the messages of alerts. Import it before a component that uses them. */
import { addMessages } from '@/lib/i18n';
import { alerts } from '@@/locales/alerts';

addMessages(alerts);
