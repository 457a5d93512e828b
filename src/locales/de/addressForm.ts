import type { addressForm as en } from '@/locales/en/addressForm';
import type { SameMessages } from '@/locales/sameMessages';

export const addressForm: SameMessages<typeof en> = {
  'address.choose': 'Auswählen …',
  'address.kind.state': 'Bundesstaat',
  'address.kind.province': 'Provinz',
  'address.kind.county': 'Grafschaft (County)',
  'address.kind.prefecture': 'Präfektur',
  'address.kind.emirate': 'Emirat',
  'address.kind.department': 'Departement',
  'address.kind.zip': 'ZIP-Code',
  'address.kind.pin': 'PIN-Code',
  'address.kind.eircode': 'Eircode',
  'address.kind.postalCode': 'Postleitzahl',
  'address.fault.postcode.invalid': 'Das ist keine Postleitzahl dieses Landes ({country}). Bitte prüfen.',
};
