import { cloneElement, isValidElement, type AriaAttributes, type ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface Dressed {
  className?: string | undefined;
  children?: ReactNode;
}

/** Applies a component's styles to its single child element, usually a link, and preserves that element's behaviour. */
export function dressChild(
  child: ReactNode,
  props: Dressed & AriaAttributes,
  content: (own: ReactNode) => ReactNode = (own) => own,
): ReactNode {
  if (!isValidElement<Dressed>(child)) throw new Error('asChild wants exactly one element inside');
  const className = classNames(props.className, child.props.className);
  return cloneElement(child, { ...props, ...child.props, className }, content(child.props.children));
}
