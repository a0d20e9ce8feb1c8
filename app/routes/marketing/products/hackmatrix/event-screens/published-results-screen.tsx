import { sampleCertificate } from '~/content/products/event-screen-samples';
import { sampleJudgingRound } from '~/content/products/sample-judging-round';
import { openHackathons } from '~/content/services/hackathon-events';
import { ProductMark, TesseraMark } from '~/ui/art/mark';
import { site } from '~site';

const event = openHackathons.find(({ id }) => id === sampleJudgingRound.eventId);

/** A certificate with name, remark and a number that can be verified. */
export function PublishedResultsScreen() {
  const { name, team, number, remark, sentAt } = sampleCertificate;
  return (
    <figure className="grid gap-grout">
      <div className="flex min-h-80 flex-col rounded-tile bg-glaze-bone p-5 text-glaze-ink sm:min-h-96 sm:p-8">
        <div className="flex items-start justify-between gap-4">
          <ProductMark product="hackmatrix" size={72} className="text-glaze-sand" />
          <span className="text-end tabular-nums">{number}</span>
        </div>
        <p className="mt-auto pt-10 font-display text-h2 font-semibold">{name}</p>
        <p className="mt-3 text-lg">
          {remark} with {team}, {event?.name} {event?.startsOn.slice(0, 4)}
        </p>
        <p className="mt-8 flex items-center gap-2">
          <TesseraMark size={16} />
          {site.name}, {event?.city}
        </p>
      </div>
      <figcaption className="rounded-tile bg-surface px-5 py-3.5 text-muted sm:px-8">
        Results public at 16:00, this certificate in the inbox at {sentAt}
      </figcaption>
    </figure>
  );
}
