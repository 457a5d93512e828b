import type { StepsProps } from '@/platform/controlProps';
import type { Samples } from './galleryEntry';

/** Three steps, of which the last is open or failed. */
export const sampleSteps = (texts: Samples['texts'], last: 'open' | 'failed'): StepsProps['steps'] => [
  { name: texts.title, state: 'done' },
  { name: texts.progress, state: last === 'open' ? 'now' : 'done' },
  { name: texts.action, state: last },
];
