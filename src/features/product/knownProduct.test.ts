import { knownProductIn, stateOfCard } from './knownProduct';

const picture = { src: '/pictures/1f3b5.webp', alt: 'Headphones', fit: 'cutout', hue: 350 } as const;

describe('what a card tells the page that it leads to', () => {
  it('is name, picture and whether it is rated, and nothing else', () => {
    const card = { name: 'Cloud Nine', picture, price: 12_900, rating: { average: 4.5, count: 3 } };
    expect(stateOfCard(card)).toEqual({ goods: { name: 'Cloud Nine', picture, isRated: true } });
    expect(knownProductIn(stateOfCard(card))).toEqual({ name: 'Cloud Nine', picture, isRated: true });
    expect(knownProductIn({ goods: { name: 'Cloud Nine', picture } })).toMatchObject({ isRated: false });
  });

  it.each([
    undefined,
    null,
    'goods',
    {},
    { goods: null },
    { goods: { name: 7, picture } },
    { goods: { name: 'Lamp' } },
    { goods: { name: 'Lamp', picture: { ...picture, hue: '3' } } },
    { goods: { name: 'Lamp', picture: { ...picture, fit: 'wide' } } },
  ])('is nothing where the entry holds %j', (state) => expect(knownProductIn(state)).toBeUndefined());
});
