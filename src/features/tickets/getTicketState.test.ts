import { getTicketState } from './getTicketState';

const noon = Date.parse('2026-11-28T12:00:00Z');
const ticket = (state: 'unused' | 'used' | 'expired', validUntil: string) => ({
  state,
  validUntil,
  name: 'Cinema night',
});

describe('a ticket at a moment', () => {
  test('that is still valid is unused', () => {
    expect(getTicketState(ticket('unused', '2026-11-28T12:00:01Z'), noon).state).toBe('unused');
  });

  test('has run out from the moment on that it names, whatever the API said before', () => {
    expect(getTicketState(ticket('unused', '2026-11-28T12:00:00Z'), noon)).toEqual(
      ticket('expired', '2026-11-28T12:00:00Z'),
    );
  });

  test('stays used, however old it gets, and expired, whatever the clock of the device says', () => {
    expect(getTicketState(ticket('used', '2020-01-01T00:00:00Z'), noon).state).toBe('used');
    expect(getTicketState(ticket('expired', '2030-01-01T00:00:00Z'), noon).state).toBe('expired');
  });
});
