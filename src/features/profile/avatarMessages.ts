/** Adds the messages of the form for the profile picture. Import it before a component that uses them. */
import { addMessages } from '@/lib/i18n';
import { avatar } from '@@/locales/avatar';
import { photos } from '@@/locales/photos';

addMessages(avatar);
addMessages(photos);
