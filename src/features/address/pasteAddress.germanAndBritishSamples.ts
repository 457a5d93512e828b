/** Addresses in German-speaking countries, the United Kingdom and Ireland, as people write them in chats and mails, with the fields that pasteAddress finds in them. */
import type { PastedAddress } from './pasteAddress';

export const germanAndBritishSamples: readonly { text: string; fields: PastedAddress }[] = [
  {
    text: 'Max Mustermann\nMusterstr. 12\nD-10115 Berlin\nAllemagne',
    fields: { recipient: 'Max Mustermann', street: 'Musterstr. 12', city: 'Berlin', postcode: '10115', country: 'DE' },
  },
  {
    text: 'Herrn\nDr. Peter Müller\nc/o Schmidt\nAm Markt 5\n20095 Hamburg\nTel.: 040 / 123456',
    fields: {
      recipient: 'Herrn Dr. Peter Müller',
      street: 'c/o Schmidt, Am Markt 5',
      city: 'Hamburg',
      postcode: '20095',
      country: 'DE',
      number: '040123456',
    },
  },
  {
    text: 'Muster GmbH\nz. Hd. Frau Weber\nIndustriestraße 4-6\n70565 Stuttgart\n德国',
    fields: {
      recipient: 'Muster GmbH',
      street: 'z. Hd. Frau Weber, Industriestraße 4-6',
      city: 'Stuttgart',
      postcode: '70565',
      country: 'DE',
    },
  },
  {
    text: 'Anna Huber, Mariahilfer Str. 1/12, 1060 Wien, Österreich',
    fields: { recipient: 'Anna Huber', street: 'Mariahilfer Str. 1/12', city: 'Wien', postcode: '1060', country: 'AT' },
  },
  {
    text: 'Anna Huber\nMariahilfer Straße 1/12\n1060 Wien\n奥地利',
    fields: {
      recipient: 'Anna Huber',
      street: 'Mariahilfer Straße 1/12',
      city: 'Wien',
      postcode: '1060',
      country: 'AT',
    },
  },
  {
    text: 'Urs Meier\nBahnhofstrasse 10\nCH-8001 Zürich',
    fields: { recipient: 'Urs Meier', street: 'Bahnhofstrasse 10', city: 'Zürich', postcode: '8001', country: 'CH' },
  },
  {
    text: 'Urs Meier\nBahnhofstrasse 10\n8001 Zürich\nSchweiz\n+41 44 123 45 67',
    fields: {
      recipient: 'Urs Meier',
      street: 'Bahnhofstrasse 10',
      city: 'Zürich',
      postcode: '8001',
      country: 'CH',
      callingCode: '+41',
      number: '441234567',
    },
  },
  {
    text: 'Mr John Smith\nFlat 4, Rose House\n12 High Street\nOXFORD\nOX1 4AB',
    fields: {
      recipient: 'Mr John Smith',
      street: 'Flat 4, Rose House, 12 High Street',
      city: 'OXFORD',
      postcode: 'OX1 4AB',
      country: 'GB',
    },
  },
  {
    text: 'Mrs Jane Doe, 221B Baker Street, London NW1 6XE, England',
    fields: {
      recipient: 'Mrs Jane Doe',
      street: '221B Baker Street',
      city: 'London',
      postcode: 'NW1 6XE',
      country: 'GB',
    },
  },
  {
    text: 'Jane Doe\n221B Baker Street\nLondon\nNW1 6XE\n英国',
    fields: { recipient: 'Jane Doe', street: '221B Baker Street', city: 'London', postcode: 'NW1 6XE', country: 'GB' },
  },
  {
    text: 'Jane Doe\nThe Old Rectory\nChurch Lane\nLittle Snoring\nNorfolk\nNR21 0HH\nVereinigtes Königreich\nTel: 01328 123456',
    fields: {
      recipient: 'Jane Doe',
      street: 'The Old Rectory, Church Lane',
      city: 'Little Snoring',
      region: 'Norfolk',
      postcode: 'NR21 0HH',
      country: 'GB',
      callingCode: '+44',
      number: '01328123456',
    },
  },
  {
    text: 'Name: Max Mustermann\nFirma: Muster AG\nStraße: Hauptstr. 1\nPLZ/Ort: 80331 München\nLand: Deutschland\nTelefon: +49 89 123456',
    fields: {
      recipient: 'Max Mustermann',
      street: 'Muster AG, Hauptstr. 1',
      city: 'München',
      postcode: '80331',
      country: 'DE',
      callingCode: '+49',
      number: '89123456',
    },
  },
  {
    text: 'Max Mustermann Musterstraße 12 10115 Berlin Deutschland',
    fields: { street: 'Max Mustermann Musterstraße 12', city: 'Berlin', postcode: '10115', country: 'DE' },
  },
  {
    text: 'Max Mustermann\nPackstation 145\n12345678\n53113 Bonn',
    fields: { recipient: 'Max Mustermann', street: 'Packstation 145, 12345678', city: 'Bonn', postcode: '53113' },
  },
  {
    text: 'Deutschland\n10115 Berlin\nMusterstraße 12\nMax Mustermann',
    fields: {
      recipient: 'Max Mustermann',
      street: 'Musterstraße 12',
      city: 'Berlin',
      postcode: '10115',
      country: 'DE',
    },
  },
  {
    text: "Sinead O'Connor\n12 Main Street\nHowth\nCo. Dublin\nD13 X5K2\nIreland",
    fields: {
      recipient: "Sinead O'Connor",
      street: '12 Main Street',
      city: 'Howth',
      region: 'Co. Dublin',
      postcode: 'D13 X5K2',
      country: 'IE',
    },
  },
  {
    text: 'Max Mustermann · Musterstraße 12 · 10115 Berlin',
    fields: {
      recipient: 'Max Mustermann',
      street: 'Musterstraße 12',
      city: 'Berlin',
      postcode: '10115',
      country: 'DE',
    },
  },
];
