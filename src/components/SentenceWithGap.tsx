import { gapAfter } from '@/lib/joinText';

/** A sentence with what separates it from the text or link behind it: a space, or nothing after a full-width mark. */
export const SentenceWithGap = ({ text }: { text: string }) => `${text}${gapAfter(text)}`;
