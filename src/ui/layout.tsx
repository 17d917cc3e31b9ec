import type { ComponentProps, ElementType } from 'react';

type OwnProps<Tag extends ElementType> = {
  /** The element; a div unless it says more. */
  as?: Tag;
  className?: string | undefined;
};

type BoxProps<Tag extends ElementType, Props> = Props & OwnProps<Tag> & Omit<ComponentProps<Tag>, keyof Props | 'as'>;

interface GapProps {
  /** On the scale of --space in tokens.css. */
  gap?: 0 | 1 | 2 | 3 | 4 | 5 | 6;
}

interface AlignProps extends GapProps {
  align?: 'start' | 'center' | 'end' | undefined;
}

const classes = (...names: (string | undefined)[]) => names.filter(Boolean).join(' ');

/** One below the other. */
export function Stack<Tag extends ElementType = 'div'>(props: BoxProps<Tag, AlignProps>) {
  const { as: Element = 'div', gap, align, className, ...rest } = props as BoxProps<ElementType, AlignProps>;
  return <Element className={classes('stack', className)} data-gap={gap} data-align={align} {...rest} />;
}

interface ClusterProps extends AlignProps {
  /** The last one at the end of the line. */
  between?: boolean;
}

/** Side by side on a common baseline, in as many lines as they need. */
export function Cluster<Tag extends ElementType = 'div'>(props: BoxProps<Tag, ClusterProps>) {
  const { as: Element = 'div', gap, align, between, className, ...rest } = props as BoxProps<ElementType, ClusterProps>;
  return (
    <Element
      className={classes('cluster', className)}
      data-gap={gap}
      data-align={align}
      data-between={between || undefined}
      {...rest}
    />
  );
}

/** Buttons of one width: side by side, each as wide as the screen on a phone. */
export const Actions = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div className={classes('actions', className)} {...rest} />
);

interface ColumnsProps extends GapProps {
  /** What a column is wide enough for. */
  of?: 'words' | 'lines' | 'texts';
}

/** As many equal columns as there is room for. */
export function Columns<Tag extends ElementType = 'div'>(props: BoxProps<Tag, ColumnsProps>) {
  const { as: Element = 'div', gap, of = 'texts', className, ...rest } = props as BoxProps<ElementType, ColumnsProps>;
  return <Element className={classes('columns', className)} data-gap={gap} data-of={of} {...rest} />;
}

interface RowsProps {
  /** Begins with a strong rule. */
  strong?: boolean;
}

/** A list with a rule below each item. */
export function Rows<Tag extends ElementType = 'ul'>(props: BoxProps<Tag, RowsProps>) {
  const { as: Element = 'ul', strong, className, ...rest } = props as BoxProps<ElementType, RowsProps>;
  return <Element className={classes('rows', className)} data-strong={strong || undefined} {...rest} />;
}
