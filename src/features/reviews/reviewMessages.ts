/** Adds the messages of the form for reviews. Import it before a component that uses them. */
import { addMessages } from '@/lib/i18n';
import { reviewForm } from '@@/locales/reviewForm';

addMessages(reviewForm);
