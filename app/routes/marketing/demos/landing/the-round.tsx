import { landing } from '~/content/hackmatrix-landing';
import { RoundTables } from '~/features/hackmatrix/round-tables';
import { Island } from '~/ui/island';

/** The interface itself, to be sorted. */
export function TheRound() {
  return (
    <section aria-labelledby="round-title" className="wrap section">
      <h2 id="round-title">{landing.deskHeadline}</h2>
      <p className="mt-4 mb-8 max-w-[40em] text-lg text-muted">{landing.deskLead}</p>
      <Island name="round-tables" component={RoundTables} props={{}} />
    </section>
  );
}
