import type { ReactElement, SVGProps } from 'react';
import { markupOfBuild } from '../trusted-types.ts';

interface IconProps extends SVGProps<SVGSVGElement> {
  /** In pixels, where no class gives it. */
  size?: number | string;
}

/**
 * An icon of its shapes, written as SVG: the build puts it in the place of the package's own, which reckons each icon anew at
 * every rendering. Hidden from readers of the screen unless it is given a name.
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
