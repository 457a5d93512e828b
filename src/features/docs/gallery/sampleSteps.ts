import type { StepsProps } from '@/platform/controlProps';
import type { Samples } from './galleryEntry';

/** Three steps, of which the last is open or failed. */
export const sampleSteps = (words: Samples['words'], last: 'open' | 'failed'): StepsProps['steps'] => [
  { name: words.title, state: 'done' },
  { name: words.progress, state: last === 'open' ? 'now' : 'done' },
  { name: words.action, state: last },
];
