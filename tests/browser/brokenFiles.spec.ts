/**
 * Script and style files that are missing, HTML, truncated or pending. The handling code is the same on both
 * platforms.
 */
import { describeBrokenFile, productPageFile } from './support/brokenFiles';

describeBrokenFile('the script of the entry', () => /\/umi\.[0-9a-f]+\.js$/, { isOfEntry: true });
describeBrokenFile('the style of the entry', () => /\/umi\.[0-9a-f]+\.css$/, { isOfEntry: true });
describeBrokenFile('the script of a page', productPageFile('.js'));
describeBrokenFile('the style of a page', productPageFile('.css'));
