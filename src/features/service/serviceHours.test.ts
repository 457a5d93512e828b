import { isOpenAt, zoneName } from './serviceHours';

const day = { opens: '08:00', closes: '21:00', timeZone: 'America/Los_Angeles', isOpenNow: false };
const at = (time: string) => Date.parse(`2026-11-20T${time}:00Z`);

describe('the service desk', () => {
  // Los Angeles is eight hours behind in November.
  it.each([
    ['15:59', false],
    ['16:00', true],
    ['04:59', true],
    ['05:00', false],
  ])('at %s UTC is open: %s, whatever was said before', (time, isOpen) => {
    expect(isOpenAt(day, at(time))).toBe(isOpen);
    expect(isOpenAt({ ...day, isOpenNow: true }, at(time))).toBe(isOpen);
  });

  it.each([
    ['21:59', false],
    ['22:00', true],
    ['02:30', true],
    ['06:00', false],
  ])('that works at night is open at %s: %s', (time, isOpen) => {
    expect(isOpenAt({ opens: '22:00', closes: '06:00', timeZone: 'UTC', isOpenNow: false }, at(time))).toBe(isOpen);
  });

  it('is always open when it closes as it opens', () => {
    expect(isOpenAt({ opens: '00:00', closes: '00:00', timeZone: 'UTC', isOpenNow: false }, at('13:00'))).toBe(true);
  });

  it('in a zone that no one knows is as open as the API said', () => {
    const nowhere = { ...day, timeZone: 'Moon/Crater_Lake' };
    expect(isOpenAt(nowhere, at('18:00'))).toBe(false);
    expect(isOpenAt({ ...nowhere, isOpenNow: true }, at('03:00'))).toBe(true);
  });
});

describe('a time zone', () => {
  it('has a name for people in their language', () => {
    expect(zoneName('America/Los_Angeles', 'en')).toBe('Pacific Time');
    expect(zoneName('America/Los_Angeles', 'zh-CN')).toMatch(/太平洋/);
  });

  it('that no one knows goes by the city in its name', () => {
    expect(zoneName('Moon/Crater_Lake', 'en')).toBe('Crater Lake');
  });
});
