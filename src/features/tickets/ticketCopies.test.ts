import type { TicketDetail } from '@/api/tickets';
import { copiesOf, MAX_COPIES, withCopy, withoutCopy, type TicketCopy } from './ticketCopies';

const ticket = (id: string): TicketDetail => ({
  id,
  name: 'Cinema night',
  subtitle: '',
  picture: { src: '/p.webp', alt: '', fit: 'cutout', hue: 1 },
  place: 'Lantern Cinema',
  validUntil: '2026-11-28T12:00:00Z',
  state: 'unused',
  usedAt: null,
  code: 'K7QF-2MXA',
  qrPayload: 'T:K7QF2MXA',
  terms: [],
  orderId: null,
});
const copy = (id: string, seenAt = '2026-11-20T18:00:00Z'): TicketCopy => ({ ticket: ticket(id), seenAt });

describe('the copies of tickets', () => {
  test('are read by the session that made them, and by no other', () => {
    const stored = { owner: 'a', copies: [copy('t1')] };
    expect(copiesOf(stored, 'a')).toEqual([copy('t1')]);
    expect(copiesOf(stored, 'b')).toEqual([]);
    expect(copiesOf({ ...stored, owner: '' }, '')).toEqual([]);
    expect(copiesOf(undefined, 'a')).toEqual([]);
  });

  test('that do not fit are left out, the others stay', () => {
    const stored = {
      owner: 'a',
      copies: [7, null, { ticket: { id: 't0' }, seenAt: 'yesterday' }, { ...copy('t2'), seenAt: 'soon' }, copy('t1')],
    };
    expect(copiesOf(stored, 'a')).toEqual([copy('t1')]);
  });

  test('hold the newer one of a ticket, in front', () => {
    const newer = copy('t1', '2026-11-21T18:00:00Z');
    expect(withCopy([copy('t2'), copy('t1')], newer)).toEqual([newer, copy('t2')]);
  });

  test('are bounded: the oldest goes', () => {
    const many = Array.from({ length: MAX_COPIES }, (_, at) => copy(`t${at}`));
    const after = withCopy(many, copy('new'));
    expect(after).toHaveLength(MAX_COPIES);
    expect(after[0]?.ticket.id).toBe('new');
    expect(after.at(-1)?.ticket.id).toBe(`t${MAX_COPIES - 2}`);
  });

  test('lose that of a ticket which is gone', () => {
    expect(withoutCopy([copy('t1'), copy('t2')], 't1')).toEqual([copy('t2')]);
  });
});
