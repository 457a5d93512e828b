import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { Box, Card, Row, Stack, Text } from '@/components/Layout';
import { layoutValues } from '@/components/layoutValues';
import { Skeleton } from '@/components/Skeleton';

/** The classes of the style sheet, with those of its mixins. */
function classesOf(less: string): string[] {
  const calls = [...less.matchAll(/^\.(?:spaces|tokens|keywords)\((\w+);(?:[^;]+;)+? ([^;()']+?);?\);$/gm)];
  const ofMixins = calls.flatMap(([, prop = '', values = '']) =>
    values.split(/[,\s]+/).map((value) => `l-${prop}-${value}`),
  );
  const plain = [...less.matchAll(/^ *\.(l-\w+-[\w-]+)(?::hover)? \{$/gm)].map(([, name = '']) => name);
  return [...ofMixins, ...plain];
}

test('each value of a layout prop has exactly one class, and each class has a value', () => {
  const expected = Object.entries(layoutValues).flatMap(([prop, values]) =>
    values.map((value) => `l-${prop}-${String(value)}`),
  );
  expect(classesOf(readFileSync('src/styles/layout.less', 'utf8')).toSorted()).toEqual(expected.toSorted());
});

test('no layout prop reaches the element', () => {
  const props = Object.fromEntries(Object.entries(layoutValues).map(([prop, values]) => [prop, values[0]]));
  render(<Box {...props} data-testid="box" />);
  expect(screen.getByTestId('box').getAttributeNames().toSorted()).toEqual(['class', 'data-testid']);
});

test('a component draws its element with its classes, those of its props and its own', () => {
  const { container } = render(
    <Stack as="ul" gap={8} className="list" aria-label="Goods">
      <Row as="li" wrap align="center">
        <Text size={13} weight={600}>
          Tea
        </Text>
      </Row>
    </Stack>,
  );
  expect(container.innerHTML).toBe(
    '<ul aria-label="Goods" class="l-stack list l-gap-8"><li class="l-row l-wrap-true l-align-center"><span class="l-size-13 l-weight-600">Tea</span></li></ul>',
  );
});

test('a card stacks its children only with a gap; a prop that is false or undefined adds nothing', () => {
  const { container } = render(
    <>
      <Card wrap={false} color={undefined} />
      <Card gap={12} />
      <Box />
    </>,
  );
  expect(container.innerHTML).toBe('<div class="l-card"></div><div class="l-card l-stack l-gap-12"></div><div></div>');
});

test('a skeleton has the lengths of its shape', () => {
  const { container } = render(<Skeleton width="45%" height="2rem" radius="card" />);
  expect(container.innerHTML).toBe('<span style="width: 45%; height: 2rem;" class="skeleton l-radius-card"></span>');
});
