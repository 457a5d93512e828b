import { pasteAddress, type PastedAddress } from './pasteAddress';
import { chineseSamples } from './pasteAddress.chineseSamples';
import { englishSamples } from './pasteAddress.englishSamples';
import { europeanSamples } from './pasteAddress.europeanSamples';
import { germanAndBritishSamples } from './pasteAddress.germanAndBritishSamples';
import { overseasSamples } from './pasteAddress.overseasSamples';
import { romanceAndNorthernSamples } from './pasteAddress.romanceAndNorthernSamples';

const countries = 'US CA CN DE GB AU AT NL FR CH ES IT JP HK TW SE PL BE IE'.split(' ');

describe('a pasted address in Chinese is split', () => {
  test.each(chineseSamples.map((sample) => [sample.text, sample.fields] as const))('%s', (text, fields) =>
    expect(pasteAddress(text)).toEqual(fields),
  );
});

describe('a pasted address in English is split', () => {
  test.each(englishSamples.map((sample) => [sample.text, sample.fields] as const))('%s', (text, fields) =>
    expect(pasteAddress(text, { countries })).toEqual(fields),
  );
});

describe('a pasted address of Europe is split', () => {
  const samples = [...europeanSamples, ...germanAndBritishSamples, ...romanceAndNorthernSamples];
  test.each(samples.map((sample) => [sample.text, sample.fields] as const))('%s', (text, fields) =>
    expect(pasteAddress(text, { countries })).toEqual(fields),
  );
});

describe('a pasted address of another continent is split', () => {
  test.each(overseasSamples.map((sample) => [sample.text, sample.fields] as const))('%s', (text, fields) =>
    expect(pasteAddress(text, { countries })).toEqual(fields),
  );
});

describe('the country of a text that names none', () => {
  const countryOf = (text: string, among = countries): PastedAddress['country'] =>
    pasteAddress(text, { countries: among }).country;
  test.each([
    ['Am Markt 5, 20095 Hamburg', 'DE'],
    ['12 rue des Lilas, 75011 Paris', 'FR'],
    ['Calle Mayor 5, 28013 Madrid', 'ES'],
    ['Via Roma 10, 00184 Roma', 'IT'],
    ['1 Main Street, Oakland, CA 94612', 'US'],
    ['12 High Street, Oxford, OX1 4AB', 'GB'],
    ['100 Queen St W, Toronto, ON M5H 2N2', 'CA'],
    ['5 Martin Place, Sydney NSW 2000', 'AU'],
    ['Prinsengracht 263, 1016 GV Amsterdam', 'NL'],
  ])('"%s" is what only %s writes', (text, country) => expect(countryOf(text)).toBe(country));

  test.each(['Bahnhofplatz 1, 8001 Stadt', '1 Main Road, 12345 Somewhere', '5 Long Lane'])(
    '"%s" can be of several',
    (text) => expect(countryOf(text)).toBeUndefined(),
  );
  test('is that of the phone where nothing else tells it', () => {
    expect(countryOf('Anna Berg, Nordhof 5, 50667 Köln, +49 221 1234567')).toBe('DE');
    expect(countryOf('Anna Berg, 1 Main Street, Oakland, CA 94612, +49 221 1234567')).toBe('US');
  });
  test('is none to which the shop does not deliver', () =>
    expect(countryOf('12 rue des Lilas, 75011 Paris', ['US'])).toBeUndefined());
});

describe('a country', () => {
  const german = 'Max Mustermann\nMusterstraße 12\n10115 Berlin\nDeutschland';
  test('to which the shop does not deliver stays in the street', () => {
    expect(pasteAddress(german, { countries: ['US'] })).toEqual({
      recipient: 'Max Mustermann',
      street: 'Musterstraße 12, Deutschland',
      postcode: '10115',
      city: 'Berlin',
    });
    expect(pasteAddress(german)).toMatchObject({ street: 'Musterstraße 12, Deutschland', city: 'Berlin' });
  });

  test('that is the only one of the shop is no part of an address', () =>
    expect(pasteAddress('1 Market St, Oakland, CA 94612, United States')).toEqual({
      street: '1 Market St',
      city: 'Oakland',
      region: 'CA',
      postcode: '94612',
    }));

  test('of an address in Chinese is China, or the region with a code of its own', () => {
    expect(pasteAddress('张三 13800138000 浙江省杭州市西湖区文三路 90 号 310012', { countries })).toEqual({
      recipient: '张三',
      callingCode: '+86',
      number: '13800138000',
      country: 'CN',
      region: '浙江省',
      city: '杭州市',
      street: '西湖区文三路 90 号',
      postcode: '310012',
    });
    expect(pasteAddress('香港九龙尖沙咀弥敦道63号', { countries: ['CN', 'HK'] })).toMatchObject({ country: 'HK' });
    expect(pasteAddress('香港九龙尖沙咀弥敦道63号', { countries: ['CN'] })).not.toHaveProperty('country');
  });
});

describe('a company, where addresses have one,', () => {
  const split = (text: string) => {
    const { company, recipient, street, city } = pasteAddress(text, { countries, hasCompany: true });
    return { company, recipient, street, city };
  };
  const berlin = { street: 'Musterstraße 12', city: 'Berlin' };
  const max = { recipient: 'Max Mustermann' };
  test.each([
    ['Max Mustermann\nAcme GmbH\nMusterstraße 12\n10115 Berlin', { company: 'Acme GmbH', ...max, ...berlin }],
    ['Acme AG\nMax Mustermann\nMusterstraße 12\n10115 Berlin', { company: 'Acme AG', ...max, ...berlin }],
    ['Acme GmbH & Co. KG\nMusterstraße 12\n10115 Berlin', { company: 'Acme GmbH & Co. KG', ...berlin }],
    [
      'Firma: Acme\nName: Max Mustermann\nStraße: Musterstraße 12\n10115 Berlin',
      { company: 'Acme', ...max, ...berlin },
    ],
    ['Max Mustermann, Acme e.K., Musterstraße 12, 10115 Berlin', { company: 'Acme e.K.', ...max, ...berlin }],
    [
      'Jane Doe, Acme, Inc., 1 Market St, Oakland, CA 94612',
      { company: 'Acme Inc.', recipient: 'Jane Doe', street: '1 Market St', city: 'Oakland' },
    ],
    [
      'Jean Petit\nLes Lilas SARL\n12 rue des Lilas\n75011 Paris',
      { company: 'Les Lilas SARL', recipient: 'Jean Petit', street: '12 rue des Lilas', city: 'Paris' },
    ],
    [
      '杭州西湖科技有限公司\n张三\n浙江省杭州市西湖区文三路 90 号',
      { company: '杭州西湖科技有限公司', recipient: '张三', street: '西湖区文三路 90 号', city: '杭州市' },
    ],
  ])('in "%s" is found', (text, fields) => expect(split(text)).toEqual({ recipient: undefined, ...fields }));

  test.each([
    ['Anna Berg\nBahnhofstrasse 1\n5000 Aarau AG'],
    ['Jane Doe\n5 Long Lane\nAdelaide SA 5000'],
    ['John Doe\n10 Main Street\nCalgary AB\nT2P 1J9'],
    ['张三\n13800138000\n浙江省杭州市西湖区文三路 90 号阿里公司'],
  ])('is not read from "%s"', (text) => expect(split(text).company).toBeUndefined());
});

describe('however an address comes', () => {
  const german = europeanSamples[0];
  test.each([
    ['with Windows line breaks', (text: string) => text.replaceAll('\n', '\r\n')],
    ['with tabs', (text: string) => text.replaceAll('\n', '\t')],
    ['with vertical lines', (text: string) => text.replaceAll('\n', ' | ')],
    ['with empty lines and spaces', (text: string) => ` ${text.replaceAll('\n', ' \n \n\u00a0')}\n`],
    ['in one line', (text: string) => text.replaceAll('\n', ', ')],
    ['with characters that no one sees', (text: string) => `\u202a\ufeff${text.replaceAll('\n', '\u200b\n')}\u202c`],
    [
      'in wide letters and digits',
      (text: string) => text.replace(/[!-~]/g, (letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0)),
    ],
  ])('%s, it is the same', (_how, write) => {
    expect(german?.fields).toBeDefined();
    expect(pasteAddress(write(german?.text ?? ''), { countries })).toEqual(german?.fields);
  });

  test('no line of it is lost', () => {
    for (const { text, fields } of [...englishSamples, ...europeanSamples]) {
      const lines = text.split('\n');
      if (lines.length < 2) continue;
      for (let at = 1; at < lines.length; at += 1) {
        const more = [...lines.slice(0, at), 'Hinterhof 77 b bei Brugg', ...lines.slice(at)].join('\n');
        const values = Object.values(pasteAddress(more, { countries })).join(' ');
        expect([more, values]).toEqual([more, expect.stringContaining('Hinterhof 77 b bei Brugg')]);
        const parts = (fields.street ?? '').split(/[\s,]+/).filter((part) => !values.includes(part));
        expect([more, parts]).toEqual([more, []]);
      }
    }
  });
});

describe('a text that is no address', () => {
  test.each([
    '',
    '   \n ',
    '🙂',
    '%%%',
    '<script>alert(1)</script>',
    '1'.repeat(5000),
    '市'.repeat(3000),
    ',,,;;;\n\n',
  ])('"%.30s" breaks nothing', (text) => {
    const fields = pasteAddress(text);
    expect(Object.values(fields).every((value) => typeof value === 'string' && value !== '')).toBe(true);
  });

  test('of one word fills in that word at most', () =>
    expect(Object.keys(pasteAddress('hello')).length).toBeLessThanOrEqual(1));
});

describe('in a shop elsewhere, a number without a calling code', () => {
  test.each([
    ['Anna Berg, 0221-1234567', '02211234567'],
    ['Anna Berg, 0171 234 5678', '01712345678'],
    ['Anna Berg, 221 555 0134', '2215550134'],
  ])('of "%s" gets none', (text, number) => {
    const { callingCode, number: found } = pasteAddress(text, { home: '+49' });
    expect([callingCode, found]).toEqual([undefined, number]);
  });

  test('keeps the one that is written', () =>
    expect(pasteAddress('Anna Berg, +1 415 555 0134', { home: '+49' })).toMatchObject({
      callingCode: '+1',
      number: '4155550134',
    }));
});
