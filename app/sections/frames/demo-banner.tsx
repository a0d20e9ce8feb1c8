import { devPaths } from '~/dev-paths';

/** Banner at the top of every page of a public demo. */
export function DemoBanner() {
  return (
    <aside aria-label="Demo" className="demo-banner">
      <p className="wrap">
        This is a demo: anyone can use its sample accounts and read its mail.{' '}
        <a href={devPaths.demo()} className="underline">
          Switch accounts, move its clock or reset it
        </a>
        . Enter nothing real.
      </p>
    </aside>
  );
}
