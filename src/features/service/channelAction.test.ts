import { channelAction } from './channelAction';

describe('a service channel', () => {
  it.each([
    ['phone', '+1 415 555 0170', 'tel:+14155550170'],
    ['phone', '400-800 1234', 'tel:4008001234'],
    ['email', 'hello@persimmon.example', 'mailto:hello@persimmon.example'],
    ['chat', 'https://persimmon.example/chat', 'https://persimmon.example/chat'],
  ] as const)('of kind %s at %s is opened by %s', (kind, contact, href) => {
    expect(channelAction({ kind, contact })?.href).toBe(href);
  });

  it.each([
    ['phone', 'ask at the door'],
    ['email', 'hello@persimmon.example?bcc=everybody@evil.example'],
    ['email', 'javascript:alert(1)'],
    ['chat', 'javascript:alert(1)'],
    ['chat', '//evil.example'],
    ['community', 'https://\\evil.example'],
    ['community', 'PersimmonCircle'],
  ] as const)('of kind %s at %s is no link', (kind, contact) => {
    expect(channelAction({ kind, contact })).toBeUndefined();
  });

  it('on the web opens apart from the shop', () => {
    expect(channelAction({ kind: 'community', contact: 'https://persimmon.example/circle' })?.isOuter).toBe(true);
    expect(channelAction({ kind: 'phone', contact: '+14155550170' })?.isOuter).toBe(false);
  });
});
