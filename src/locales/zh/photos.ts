import type { photos as en } from '@/locales/en/photos';
import type { SameMessages } from '@/locales/sameMessages';

export const photos: SameMessages<typeof en> = {
  'photos.title': '照片',
  'photos.photo': '照片 {number}',
  'photos.add': '添加照片',
  'photos.reading': '正在打开照片…',
  'photos.remove': '移除照片 {number}',
  'profile.photo.fault.notPicture': '这不是图片。请选择照片，例如 JPEG 或 PNG。',
  'profile.photo.fault.empty': '文件是空的，请换一张照片。',
  'profile.photo.fault.tooBig': '照片超过 {max} MB，请换一张小一些的。',
  'profile.photo.fault.unreadable': '浏览器打不开这张图片，请换成 JPEG、PNG 或 WebP。',
  'profile.photo.fault.tooSmall': '图片太小，边长至少要 {min} 像素。',
  'profile.photo.fault.notShrunk': '这张照片没能压缩到可用大小，请换一张。',
};
