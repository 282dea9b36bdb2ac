import type { ReactElement, SVGProps } from 'react';
import { markupOfBuild } from '../trusted-types.ts';

interface IconProps extends SVGProps<SVGSVGElement> {
  /** In pixels, unless a class sets the size. */
  size?: number | string;
}

/**
 * Returns an icon component of these shapes, written as SVG: the build replaces the package's own icons with it, which build each icon anew at every
 * render. Hidden from screen readers unless it has a label.
 */
export function createIcon(shapes: string): (props: IconProps) => ReactElement {
  const inside = { __html: markupOfBuild(shapes) };
  return function Icon({ size = 24, ...props }) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden={props['aria-label'] === undefined}
        {...props}
        dangerouslySetInnerHTML={inside}
      />
    );
  };
}
