import { knownProductIn, stateOfCard } from './knownProduct';

const picture = { src: '/pictures/1f3b5.webp', alt: 'Headphones', fit: 'cutout', hue: 350 } as const;

describe('what a card tells the page that it leads to', () => {
  it('is name and picture, and nothing else', () => {
    const card = { name: 'Cloud Nine', picture, price: 12_900 };
    expect(stateOfCard(card)).toEqual({ goods: { name: 'Cloud Nine', picture } });
    expect(knownProductIn(stateOfCard(card))).toEqual({ name: 'Cloud Nine', picture });
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
