/** Files that are gone, answer with a page, are cut short or hang: the script of the page itself deals with it, on either face alike. */
import { describeBroken, partOfGoods } from './support/brokenFile';

describeBroken('the script of the entry', () => /\/umi\.[0-9a-f]+\.js$/, { isOfEntry: true });
describeBroken('the style of the entry', () => /\/umi\.[0-9a-f]+\.css$/, { isOfEntry: true });
describeBroken('the script of a page', partOfGoods('.js'));
describeBroken('the style of a page', partOfGoods('.css'));
