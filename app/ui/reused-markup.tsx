import { type ComponentType, createContext, type JSX, use } from 'react';

/** Returns the HTML of a component with these props, or what stands for it. */
export type RenderMarkup = <Props extends object>(
  component: ComponentType<Props>,
  props: Props,
  options: { isLater: boolean },
) => string;

/** The server sets it for pages that React does not hydrate. */
export const MarkupContext = createContext<RenderMarkup | undefined>(undefined);

interface ReusedMarkupProps<Props extends object> {
  /** Of the list item around the component. */
  className?: string;
  /** Depends on nothing but its props, and creates no ids. */
  component: ComponentType<Props & JSX.IntrinsicAttributes>;
  /** JSON. */
  props: Props & JSX.IntrinsicAttributes;
  /** Below the first screen of the page. The server then processes its HTML once for all pages. */
  isLater?: boolean;
}

/**
 * A list item with a component whose HTML the server stores for equal props, because many pages show it. Where React hydrates the page, it is
 * rendered as usual.
 */
export function ReusedMarkup<Props extends object>({
  className,
  component: Component,
  props,
  isLater = false,
}: ReusedMarkupProps<Props>) {
  const renderMarkup = use(MarkupContext);
  return renderMarkup ? (
    <li
      className={className}
      dangerouslySetInnerHTML={{ __html: renderMarkup(Component, props, { isLater }) }}
    />
  ) : (
    <li className={className}>
      <Component {...props} />
    </li>
  );
}
