/** European addresses as users copy them from mails, signatures and other shops, with the fields that pasteAddress finds in them. */
import type { PastedAddress } from './pasteAddress';

export const europeanSamples: readonly { text: string; fields: PastedAddress }[] = [
  {
    text: 'Max Mustermann\nMusterstraße 12\n10115 Berlin\nDeutschland',
    fields: {
      recipient: 'Max Mustermann',
      street: 'Musterstraße 12',
      postcode: '10115',
      city: 'Berlin',
      country: 'DE',
    },
  },
  {
    text: 'Empfänger: Erika Mustermann\nStraße: Am Anger 3a\nPLZ: 01067\nOrt: Dresden\nLand: Germany\nTel.: +49 (0)351 1234567',
    fields: {
      recipient: 'Erika Mustermann',
      callingCode: '+49',
      number: '3511234567',
      street: 'Am Anger 3a',
      postcode: '01067',
      city: 'Dresden',
      country: 'DE',
    },
  },
  {
    text: 'Frau Jana Groß\nBeispiel GmbH\nHinterhaus, 3. OG links\nLindenallee 7\n61348 Bad Homburg v.d. Höhe\nTelefon 06172 123456\nDeutschland',
    fields: {
      recipient: 'Frau Jana Groß',
      callingCode: '+49',
      number: '06172123456',
      street: 'Beispiel GmbH, Hinterhaus, 3. OG links, Lindenallee 7',
      postcode: '61348',
      city: 'Bad Homburg v.d. Höhe',
      country: 'DE',
    },
  },
  {
    text: 'Lukas Gruber, Mariahilfer Straße 45, A-1060 Wien, +43 664 1234567',
    fields: {
      recipient: 'Lukas Gruber',
      callingCode: '+43',
      number: '6641234567',
      street: 'Mariahilfer Straße 45',
      postcode: '1060',
      city: 'Wien',
      country: 'AT',
    },
  },
  {
    text: 'Sanne de Vries\nPrinsengracht 263\n1016 GV Amsterdam\nNederland',
    fields: {
      recipient: 'Sanne de Vries',
      street: 'Prinsengracht 263',
      postcode: '1016 GV',
      city: 'Amsterdam',
      country: 'NL',
    },
  },
  {
    text: 'Camille Durand\n12 rue de Rivoli\n75004 Paris\nFrance\n+33 6 12 34 56 78',
    fields: {
      recipient: 'Camille Durand',
      callingCode: '+33',
      number: '612345678',
      street: '12 rue de Rivoli',
      postcode: '75004',
      city: 'Paris',
      country: 'FR',
    },
  },
  {
    text: 'Mr J Smith\n10 Downing St\nLondon SW1A 2AA\nUnited Kingdom',
    fields: {
      recipient: 'Mr J Smith',
      street: '10 Downing St',
      city: 'London',
      postcode: 'SW1A 2AA',
      country: 'GB',
    },
  },
  {
    text: 'Name: Amy Jones\r\nAddress: Flat 3, 22 High Street\r\nCity: Leeds\r\nPostcode: LS1 4AP\r\nCountry: UK\r\nTel.: +44 (0)113 496 0000',
    fields: {
      recipient: 'Amy Jones',
      callingCode: '+44',
      number: '1134960000',
      street: 'Flat 3, 22 High Street',
      city: 'Leeds',
      postcode: 'LS1 4AP',
      country: 'GB',
    },
  },
  {
    text: 'Mr J Smith 10 Downing St London SW1A 2AA United Kingdom',
    fields: { street: 'Mr J Smith 10 Downing St London', postcode: 'SW1A 2AA', country: 'GB' },
  },
];
