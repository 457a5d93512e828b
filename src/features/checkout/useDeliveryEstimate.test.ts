import { latestArrival } from './useDeliveryEstimate';

const delivery = (arrivesOn: string) => ({ presale: null, delivery: { arrivesOn, fee: 0, freeFrom: null } });

describe('when an order comes', () => {
  test('on the day of its last products', () => {
    expect(latestArrival([delivery('2026-11-24'), delivery('2026-11-27'), delivery('2026-11-25')])).toEqual({
      kind: 'arrives',
      day: '2026-11-27',
    });
  });

  test('presale products name the day from which they are sent', () => {
    const presale = {
      presale: { shipsOn: '2026-12-10', terms: '' },
      delivery: { arrivesOn: '2026-12-14', fee: 0, freeFrom: null },
    };
    expect(latestArrival([delivery('2026-11-24'), presale])).toEqual({ kind: 'ships', day: '2026-12-10' });
  });

  test('no day is promised when the API does not know one', () => {
    expect(latestArrival([delivery('2026-11-24'), { presale: null, delivery: null }])).toBeUndefined();
  });
});
