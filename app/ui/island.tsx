import type { ComponentType } from 'react';

interface IslandProps<Props> {
  /** Key of the component in `app/client/islands/registry.ts`. */
  name: string;
  component: ComponentType<Props>;
  /** Plain data: it is sent to the browser as JSON. */
  props: Props;
  /** A query parameter. A URL with it hydrates the island at once, and its value is the property `shared`. */
  sharedIn?: string;
  className?: string;
}

/**
 * A component that hydrates on its own in a static page. The server renders it; React loads when it is hovered, touched or
 * focused.
 */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
  sharedIn,
  className,
}: IslandProps<Props>) {
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(props)}
      data-shared-in={sharedIn}
      className={className}
    >
      <Component {...props} />
    </div>
  );
}
