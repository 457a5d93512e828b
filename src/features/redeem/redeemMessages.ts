/** Adds the messages of the form that redeems a code. Import it before a component that uses them. */
import { addMessages } from '@/lib/i18n';
import { redeemForm } from '@@/locales/redeemForm';

addMessages(redeemForm);
