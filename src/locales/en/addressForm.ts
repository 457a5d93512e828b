export const addressForm = {
  'address.choose': 'Choose…',
  'address.kind.state': 'State',
  'address.kind.province': 'Province',
  'address.kind.county': 'County',
  'address.kind.prefecture': 'Prefecture',
  'address.kind.emirate': 'Emirate',
  'address.kind.department': 'Department',
  'address.kind.zip': 'ZIP code',
  'address.kind.pin': 'PIN code',
  'address.kind.eircode': 'Eircode',
  'address.kind.postalCode': 'Postal code',
  'address.fault.postcode.invalid': 'Not a postal code of this country ({country}). Please check it.',
} as const;
