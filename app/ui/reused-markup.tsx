import { type ComponentType, createContext, type JSX, use } from 'react';

/** Returns the HTML of a component with these props. */
export type RenderMarkup = <Props extends object>(component: ComponentType<Props>, props: Props) => string;

/** The server sets it for pages that React does not hydrate. */
export const MarkupContext = createContext<RenderMarkup | undefined>(undefined);

interface ReusedMarkupProps<Props extends object> {
  /** The element around the component. */
  tag: 'div' | 'li';
  className?: string;
  /** Depends on nothing but its props, and creates no ids. */
  component: ComponentType<Props & JSX.IntrinsicAttributes>;
  /** JSON. */
  props: Props & JSX.IntrinsicAttributes;
}

/**
 * A component whose HTML the server stores for equal props, because many pages show it. Where React hydrates the page, it is
 * rendered as usual.
 */
export function ReusedMarkup<Props extends object>({
  tag: Tag,
  className,
  component: Component,
  props,
}: ReusedMarkupProps<Props>) {
  const renderMarkup = use(MarkupContext);
  return renderMarkup ? (
    <Tag className={className} dangerouslySetInnerHTML={{ __html: renderMarkup(Component, props) }} />
  ) : (
    <Tag className={className}>
      <Component {...props} />
    </Tag>
  );
}
