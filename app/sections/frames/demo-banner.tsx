/** The first thing on every page of a demo that other machines can reach: what everybody can see there. */
export function DemoBanner() {
  return (
    <aside aria-label="Demo" className="demo-banner">
      <p className="wrap">
        This is a demo: anyone can use its sample accounts and read its mail. Enter nothing real.
      </p>
    </aside>
  );
}
