/** Addresses in other countries of Europe, as people write them in chats and mails, with the fields that pasteAddress finds in them. */
import type { PastedAddress } from './pasteAddress';

export const romanceAndNorthernSamples: readonly { text: string; fields: PastedAddress }[] = [
  {
    text: 'M. Jean Dupont\nApt 12, Bâtiment B\n15 rue des Lilas\nF-75001 Paris\nFrankreich',
    fields: {
      recipient: 'M. Jean Dupont',
      street: 'Apt 12, Bâtiment B, 15 rue des Lilas',
      city: 'Paris',
      postcode: '75001',
      country: 'FR',
    },
  },
  {
    text: 'Jean Dupont, 8 bis avenue de la République, 69003 Lyon',
    fields: {
      recipient: 'Jean Dupont',
      street: '8 bis avenue de la République',
      city: 'Lyon',
      postcode: '69003',
      country: 'FR',
    },
  },
  {
    text: 'Société Exemple SARL\nJean Dupont\nBP 123\n13001 Marseille CEDEX 01\nFRANCE',
    fields: {
      recipient: 'Société Exemple SARL',
      street: 'Jean Dupont, BP 123',
      city: 'Marseille CEDEX 01',
      postcode: '13001',
      country: 'FR',
    },
  },
  {
    text: 'Juan García López\nCalle Mayor 5, 2º B\n28013 Madrid\nEspaña',
    fields: {
      recipient: 'Juan García López',
      street: 'Calle Mayor 5, 2o B',
      city: 'Madrid',
      postcode: '28013',
      country: 'ES',
    },
  },
  {
    text: 'Juan García\nC/ Alcalá 45\n28014 Madrid (Madrid)\nSpain\nTel. +34 600 123 456',
    fields: {
      recipient: 'Juan García',
      street: 'C/ Alcalá 45',
      city: 'Madrid (Madrid)',
      postcode: '28014',
      country: 'ES',
      callingCode: '+34',
      number: '600123456',
    },
  },
  {
    text: 'Mario Rossi\nVia Roma 10\n00184 Roma RM\nItalia',
    fields: {
      recipient: 'Mario Rossi',
      street: 'Via Roma 10',
      city: 'Roma',
      region: 'RM',
      postcode: '00184',
      country: 'IT',
    },
  },
  {
    text: 'Sanne de Vries\nKeizersgracht 123-II\n1015 CJ Amsterdam\nThe Netherlands',
    fields: {
      recipient: 'Sanne de Vries',
      street: 'Keizersgracht 123-II',
      city: 'Amsterdam',
      postcode: '1015 CJ',
      country: 'NL',
    },
  },
  {
    text: 'Erik Svensson\nStorgatan 5\n114 55 Stockholm\nSchweden',
    fields: { recipient: 'Erik Svensson', street: 'Storgatan 5', city: 'Stockholm', postcode: '114 55', country: 'SE' },
  },
  {
    text: 'Jan Kowalski\nul. Marszałkowska 10/5\n00-590 Warszawa\nPolska',
    fields: {
      recipient: 'Jan Kowalski',
      street: 'ul. Marszałkowska 10/5',
      city: 'Warszawa',
      postcode: '00-590',
      country: 'PL',
    },
  },
  {
    text: 'Monsieur Paul Martin\n5 place Bellecour\n69002 LYON\n法国\n+33 (0)4 72 00 00 00',
    fields: {
      recipient: 'Monsieur Paul Martin',
      street: '5 place Bellecour',
      city: 'LYON',
      postcode: '69002',
      country: 'FR',
      callingCode: '+33',
      number: '472000000',
    },
  },
  {
    text: 'Monsieur Paul Martin - 5 place Bellecour - 69002 Lyon',
    fields: {
      recipient: 'Monsieur Paul Martin',
      street: '5 place Bellecour',
      city: 'Lyon',
      postcode: '69002',
      country: 'FR',
    },
  },
];
