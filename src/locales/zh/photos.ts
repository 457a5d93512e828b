import type { photos as en } from '@/locales/en/photos';
import type { SameMessages } from '@/locales/sameMessages';

export const photos: SameMessages<typeof en> = {
  'photos.title': '照片',
  'photos.photo': '照片 {number}',
  'photos.add': '添加照片',
  'photos.reading': '正在打开照片…',
  'photos.remove': '移除照片 {number}',
};
