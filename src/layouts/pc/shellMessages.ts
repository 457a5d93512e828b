/** Adds the messages that only the desktop's shell and home page use. Import it before the components of the shell. */
import { addMessages } from '@/lib/i18n';
import { shellPc } from '@@/locales/shellPc';

addMessages(shellPc);
