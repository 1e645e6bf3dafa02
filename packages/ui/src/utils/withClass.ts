import { composeRenderProps } from 'react-aria-components/composeRenderProps';
import { classNames } from './classNames';

/** Adds a class to the `className` of a react-aria component: a string, or a function of its render props. */
export const withClass = <Values>(
  own: string,
  className: string | ((values: Values & { defaultClassName: string | undefined }) => string) | undefined,
) => composeRenderProps(className, (added) => classNames(own, added));
