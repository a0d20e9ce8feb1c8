/** Banner at the top of every page of a public demo. */
export function DemoBanner() {
  return (
    <aside aria-label="Demo" className="demo-banner">
      <p className="wrap">
        This is a demo: anyone can use its sample accounts and read its mail. Enter nothing real.
      </p>
    </aside>
  );
}
