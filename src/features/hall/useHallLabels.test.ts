import { formatMessage } from '@/locales/messageFormat';
import { hall } from '@/locales/zh/hall';

// The left half of a Chinese quotation mark is empty: at the start of a heading it looks like an indentation.
test.each(['hall.searched', 'hall.searchedIn', 'hall.empty.search'] as const)(
  'the Chinese heading %s does not begin with a quotation mark',
  (key) => {
    expect(formatMessage(hall[key], 'zh', { keyword: '耳机', category: '音响' })).toMatch(/^\p{Script=Han}.*“耳机”/u);
  },
);
