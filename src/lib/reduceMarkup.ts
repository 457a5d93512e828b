/** Markup without anything that a browser acts on, or reports, while it parses. */
import { Tokenizer } from 'htmlparser2';

/** Elements whose content a browser reads as text, and whether an article keeps that text. */
const textElements = new Map([
  ['iframe', false],
  ['noembed', false],
  ['noframes', false],
  ['plaintext', false],
  ['script', false],
  ['style', false],
  ['textarea', true],
  ['title', false],
  ['xmp', false],
]);

/** In the place of what is left out: the words around it stay apart, as `&l` and `t;` do. */
const OMITTED_MARKUP = '<!---->';

/**
 * Returns `html` with the attributes `attributes` on the elements `tags`, no other attribute, and no script, style or frame.
 * A browser checks handlers, styles and base addresses against the content policy of the page when it parses them, also for
 * a document that is never shown, and reports them. The names of other elements stay, because they decide how the browser nests the
 * allowed ones. The result is not safe to show.
 */
export function reduceMarkup(
  html: string,
  { tags, attributes }: { tags: readonly string[]; attributes: readonly string[] },
): string {
  let reduced = '';
  /** The open element of `textElements`. */
  let textElement: string | undefined;
  /** The start tag that is being read, as far as it stays. */
  let tag: string | undefined;
  let areAttributesKept = false;
  let isAttributeKept = false;
  let value = '';
  const nameAt = (start: number, end: number) => html.slice(start, end).toLowerCase();
  const isNameKept = (name: string) => !textElements.has(name) && /^[a-z][\da-z-]*$/.test(name);
  const leaveOut = () => {
    reduced += OMITTED_MARKUP;
  };
  const endTag = () => {
    reduced += tag === undefined ? OMITTED_MARKUP : `${tag}>`;
  };
  const tokenizer = new Tokenizer(
    // Character references stay as they are written.
    { decodeEntities: false },
    {
      onopentagname(start, end) {
        const name = nameAt(start, end);
        textElement = textElements.has(name) ? name : undefined;
        tag = isNameKept(name) ? `<${name}` : undefined;
        areAttributesKept = tags.includes(name);
      },
      onattribname(start, end) {
        const name = nameAt(start, end);
        isAttributeKept = areAttributesKept && attributes.includes(name);
        if (isAttributeKept) tag += ` ${name}="`;
        value = '';
      },
      onattribdata(start, end) {
        value += html.slice(start, end);
      },
      onattribentity() {},
      onattribend() {
        if (isAttributeKept) tag += `${value.replaceAll('"', '&quot;')}"`;
      },
      onopentagend: endTag,
      onselfclosingtag: endTag,
      onclosetag(start, end) {
        const name = nameAt(start, end);
        textElement = undefined;
        reduced += isNameKept(name) ? `</${name}>` : OMITTED_MARKUP;
      },
      ontext(start, end) {
        if (textElement === undefined || textElements.get(textElement))
          reduced += html.slice(start, end).replaceAll('<', '&lt;');
      },
      ontextentity() {},
      oncomment: leaveOut,
      oncdata: leaveOut,
      ondeclaration: leaveOut,
      onprocessinginstruction: leaveOut,
      onend() {},
    },
  );
  tokenizer.write(html);
  tokenizer.end();
  return reduced;
}
