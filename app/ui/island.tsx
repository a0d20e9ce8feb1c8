import type { ComponentType } from 'react';

interface IslandProps<Props> {
  /** Key of the component in `app/client/islands/registry.ts`. */
  name: string;
  component: ComponentType<Props>;
  /** Plain data: it travels to the browser as JSON. */
  props: Props;
  className?: string;
}

/**
 * An instrument on a page that is otherwise read. It is rendered on the server and works as far as its markup does;
 * React arrives when somebody points at it, touches it or reaches it by keyboard.
 */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
  className,
}: IslandProps<Props>) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)} className={className}>
      <Component {...props} />
    </div>
  );
}
