import type { addressForm as en } from '@/locales/en/addressForm';
import type { SameMessages } from '@/locales/sameMessages';

export const addressForm: SameMessages<typeof en> = {
  'address.choose': '请选择',
  'address.kind.state': '州',
  'address.kind.province': '省份',
  'address.kind.county': '郡 / 县',
  'address.kind.prefecture': '都道府县',
  'address.kind.emirate': '酋长国',
  'address.kind.department': '省',
  'address.kind.zip': '邮编（ZIP）',
  'address.kind.pin': '邮编（PIN）',
  'address.kind.eircode': '邮编（Eircode）',
  'address.kind.postalCode': '邮编',
  'address.fault.postcode.invalid': '这不是{country}的邮编，请核对',
};
