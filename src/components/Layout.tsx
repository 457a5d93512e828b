import classNames from 'classnames';
import type { ComponentProps, ElementType } from 'react';
import type { layoutValues } from './layoutValues';

type LayoutValues = typeof layoutValues;

/** Layout and text by design token (values in `layoutValues`). A prop without a value changes nothing. */
export type LayoutProps = {
  [Name in keyof LayoutValues]?:
    LayoutValues[Name][number] | (true extends LayoutValues[Name][number] ? boolean : undefined);
};

/** Props of a layout component: those of the element that it renders (`as`), and the layout props. */
type Props<Element extends ElementType> = { as?: Element } & LayoutProps &
  Omit<ComponentProps<Element>, keyof LayoutProps | 'as'>;

/** The names of the layout props; every other prop goes to the element. A list of them would bring the first load to its limit. */
const layoutName =
  /^(?:align|justify|padding|margin|overflow|border|text(?:Align|Wrap)|(?:min|max)(?:Width|Height)|(?:display|inline|placeItems|wrap|flex|basis|gap|rowGap|columnGap|width|height|scrollX|position|background|divided|radius|color|font|size|weight|letterSpacing|tabular|whiteSpace|userSelect|ellipsis|hover|print)$)/;

interface RenderedProps {
  as: ElementType;
  className: string | undefined;
}

function renderLayoutElement(props: object, own: string | undefined, element: string) {
  const { as: Element = element, className, ...rest } = props as Partial<RenderedProps>;
  const classes = [own, className];
  const elementProps: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(rest)) {
    if (!layoutName.test(name)) elementProps[name] = value;
    else if (value !== undefined && value !== false) classes.push(`l-${name}-${value}`);
  }
  return <Element {...elementProps} className={classNames(classes) || undefined} />;
}

/** A plain element with layout props; a `div` by default. */
export const Box = <Element extends ElementType = 'div'>(props: Props<Element>) =>
  renderLayoutElement(props, undefined, 'div');

/** Children one below the other, each as wide as the stack. */
export const Stack = <Element extends ElementType = 'div'>(props: Props<Element>) =>
  renderLayoutElement(props, 'l-stack', 'div');

/** Children one beside the other. */
export const Row = <Element extends ElementType = 'div'>(props: Props<Element>) =>
  renderLayoutElement(props, 'l-row', 'div');

/** Text by size, weight and colour; a `span` by default. */
export const Text = <Element extends ElementType = 'span'>(props: Props<Element>) =>
  renderLayoutElement(props, undefined, 'span');

/** A surface with a line around it; with a gap its children stand one below the other. */
export const Card = <Element extends ElementType = 'div'>(props: Props<Element>) =>
  renderLayoutElement(props, props.gap === undefined ? 'l-card' : 'l-card l-stack', 'div');
