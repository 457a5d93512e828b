/**
 * Whether a key press belongs to an input method (pinyin, kana), which takes Enter, Escape and the arrows for its own list. Safari ends
 * the composition before the press that ends it; that press has the key code 229
 * (https://bugs.webkit.org/show_bug.cgi?id=165004).
 */
export const isInputMethodKey = ({
  nativeEvent: { isComposing, keyCode },
}: {
  readonly nativeEvent: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>;
}): boolean => isComposing || keyCode === 229;
