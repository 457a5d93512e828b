/** The receipt as a file of its own. It is made on the device and needs nothing else to be read or printed. */

/** Black on white, in the fonts of the device that opens the file. */
const receiptStyle = `
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 15px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h2, h3, p, dl, dd { margin: 0; }
h2 { margin: 1.5rem 0 .5rem; }
h3 { margin: 1.5rem 0 .25rem; font-size: 1em; }
dl > div { display: flex; gap: 1rem; }
dd { min-width: 0; }
dt { min-width: 9em; opacity: .7; }
table { width: 100%; margin-top: 1.5rem; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .375rem .5rem .375rem 0; border-bottom: 1px solid; text-align: start; vertical-align: top; }
th ~ th, td ~ td { padding-inline: .5rem 0; text-align: end; overflow-wrap: normal; }
small { display: block; opacity: .7; }
tr[data-result] { font-weight: 700; }
td:first-child { min-width: 7em; }
@media (max-width: 36em) {
  th ~ th, td ~ td { min-width: 7em; overflow-wrap: anywhere; }
  table:first-of-type, thead, table:first-of-type tbody { display: block; }
  table:first-of-type tr { display: grid; grid-template-columns: minmax(5.5em, 1fr) minmax(0, 2fr) minmax(0, 2fr); }
  table:first-of-type :is(th, td) { min-width: 0; }
  table:first-of-type :is(th, td):first-child { grid-column: 1 / -1; padding-bottom: 0; border: 0; }
  table:first-of-type :is(th, td):nth-child(2) { padding-inline-start: 0; text-align: start; }
}
@page { margin: 18mm; }
`;

const escapedHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The HTML document of a receipt; `sheet` is the element that the page shows. Its class names mean nothing elsewhere. */
export function receiptDocument(sheet: Element, title: string, language: string): string {
  const copy = sheet.cloneNode(true) as Element;
  for (const element of [copy, ...copy.querySelectorAll('[class]')]) element.removeAttribute('class');
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>${escapedHtml(title)}</title>`,
    `<style>${receiptStyle}</style>`,
    copy.outerHTML,
    '</html>',
  ].join('\n');
}

/** Saves the receipt as `<number>.html`. */
export function saveReceipt(sheet: Element, number: string, title: string, language: string): void {
  const file = new Blob([receiptDocument(sheet, title, language)], { type: 'text/html;charset=utf-8' });
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = `${number.replace(/[^\w-]/g, '_')}.html`;
  link.click();
  // Some browsers read the file after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
