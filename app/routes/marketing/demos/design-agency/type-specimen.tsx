import { designAgencyContent } from '~/content/demos/design-agency-content';
import { paths } from '~/paths';
import { TextLink } from '~/ui/buttons/text-link';

const lines = [
  'text-[clamp(2.4rem,9.6vw,9rem)] font-normal tracking-[-0.045em]',
  'text-[clamp(1.9rem,6.6vw,6.2rem)] font-medium tracking-[-0.035em]',
  'text-[clamp(1.5rem,4.4vw,4.1rem)] font-semibold tracking-[-0.025em]',
  'text-[clamp(1.2rem,2.9vw,2.7rem)] font-bold tracking-[-0.015em]',
];

/** One sentence in four sizes and four weights. */
export function TypeSpecimen() {
  return (
    <section aria-labelledby="letters-title" className="wrap section">
      <h2 id="letters-title" className="text-h3">
        {designAgencyContent.specimenHeadline}
      </h2>
      <div className="mt-8 grid gap-y-5 font-display leading-none">
        {lines.map((line, index) => (
          <p key={line} aria-hidden={index > 0} className={line}>
            {designAgencyContent.specimenText}
          </p>
        ))}
      </div>
      <div className="mt-10 grid gap-x-14 gap-y-4 md:grid-cols-2">
        <p className="max-w-[32em] text-muted">{designAgencyContent.specimenNote}</p>
        <p>
          <TextLink href={paths.article(designAgencyContent.articleSlug)}>Two scripts, one key</TextLink>
        </p>
      </div>
    </section>
  );
}
