import { createElement, type ReactElement, type SVGProps } from 'react';

/** The shapes of an icon as its package tells them: tag, and attributes. */
type Shapes = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];

interface IconProps extends SVGProps<SVGSVGElement> {
  /** In pixels, where no class gives it. */
  size?: number | string;
}

/**
 * An icon of its shapes, made once and shown as often as one likes: the build puts it in the place of the package's own,
 * which reckons each icon anew at every rendering. Hidden from readers of the screen unless it is given a name.
 */
export function createIcon(shapes: Shapes): (props: IconProps) => ReactElement {
  const children = shapes.map(([tag, attributes], place) => createElement(tag, { ...attributes, key: place }));
  return function Icon({ size = 24, ...props }) {
    return (
      <svg width={size} height={size} viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth={2} strokeLinecap="round" strokeLinejoin="round" aria-hidden={props['aria-label'] === undefined} {...props}>
        {children}
      </svg>
    );
  };
}
