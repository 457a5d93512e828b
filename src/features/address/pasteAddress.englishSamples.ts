/** English addresses as users copy them from chats, mails and other shops, with the fields that pasteAddress finds in them. */
import type { PastedAddress } from './pasteAddress';

export const englishSamples: readonly { text: string; fields: PastedAddress }[] = [
  {
    text: 'Mei Lin\n18 Maple Street, Apt 4\nSan Francisco, CA 94110\n+1 415 555 0134',
    fields: {
      country: 'US',
      recipient: 'Mei Lin',
      callingCode: '+1',
      number: '4155550134',
      street: '18 Maple Street, Apt 4',
      city: 'San Francisco',
      region: 'CA',
      postcode: '94110',
    },
  },
  {
    text: 'Alex Reed, 350 Fifth Avenue, Floor 21, New York, NY 10118-0110, USA, (212) 555-0188',
    fields: {
      country: 'US',
      recipient: 'Alex Reed',
      callingCode: '+1',
      number: '2125550188',
      street: '350 Fifth Avenue, Floor 21',
      city: 'New York',
      region: 'NY',
      postcode: '10118-0110',
    },
  },
  {
    text: 'Name: Sam O’Neil\nPhone: 415.555.0177\nAddress: 1 Market St\nCity: Oakland\nState: California\nZip: 94612',
    fields: {
      country: 'US',
      recipient: 'Sam O’Neil',
      callingCode: '+1',
      number: '4155550177',
      street: '1 Market St',
      city: 'Oakland',
      region: 'California',
      postcode: '94612',
    },
  },
  {
    text: 'Dr. Ada Byrne\n10 Downing Street\nLondon\nSW1A 2AA\nUnited Kingdom\n+44 7700 900123',
    fields: {
      country: 'GB',
      recipient: 'Dr. Ada Byrne',
      callingCode: '+44',
      number: '7700900123',
      street: '10 Downing Street',
      city: 'London',
      postcode: 'SW1A 2AA',
    },
  },
  {
    text: 'Tom Hale\nFlat 2\n14 Royal Crescent\nBath\nSomerset\nBA1 2LR\n07700 900456',
    fields: {
      country: 'GB',
      recipient: 'Tom Hale',
      number: '07700900456',
      street: 'Flat 2, 14 Royal Crescent',
      city: 'Bath',
      region: 'Somerset',
      postcode: 'BA1 2LR',
    },
  },
  {
    text: 'Chloé Tremblay\n1250 rue Guy\nMontreal QC H3H 2L3\nCanada',
    fields: {
      country: 'CA',
      recipient: 'Chloé Tremblay',
      street: '1250 rue Guy',
      city: 'Montreal',
      region: 'QC',
      postcode: 'H3H 2L3',
    },
  },
  {
    text: 'Noah Kelly, 5 Martin Place, Sydney NSW 2000, Australia, +61 412 345 678',
    fields: {
      country: 'AU',
      recipient: 'Noah Kelly',
      callingCode: '+61',
      number: '412345678',
      street: '5 Martin Place',
      city: 'Sydney',
      region: 'NSW',
      postcode: '2000',
    },
  },
  {
    text: '742 Evergreen Terrace, Springfield, West Virginia 25705',
    fields: {
      country: 'US',
      street: '742 Evergreen Terrace',
      city: 'Springfield',
      region: 'West Virginia',
      postcode: '25705',
    },
  },
  {
    text: 'ship to: 12345 Sunset Blvd, Los Angeles, ca 90049\nPriya Nair\n1-310-555-0142',
    fields: {
      country: 'US',
      recipient: 'Priya Nair',
      callingCode: '+1',
      number: '3105550142',
      street: '12345 Sunset Blvd',
      city: 'Los Angeles',
      region: 'CA',
      postcode: '90049',
    },
  },
  {
    text: 'Tan Wei Ling, 1 Raffles Place, #20-61, Singapore 048616, +65 8123 4567',
    fields: {
      recipient: 'Tan Wei Ling',
      callingCode: '+65',
      number: '81234567',
      street: '1 Raffles Place, #20-61',
      city: 'Singapore',
      postcode: '048616',
    },
  },
];
