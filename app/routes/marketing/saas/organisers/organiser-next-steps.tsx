import { organiserContent } from '~/content/products/event-console-content';
import { hackMatrixContent } from '~/content/products/hackmatrix-content';
import { paths } from '~/paths';
import { LinkButton } from '~/ui/buttons/link-button';

/** The way to a demo with the visitor’s own event, and to a plan of it. */
export function OrganiserNextSteps() {
  return (
    <section aria-labelledby="next-title" className="wrap section">
      <div className="grid gap-6 rounded-tile bg-glaze-vermilion p-5 text-glaze-ink rounded-ee-[30vw] md:p-10">
        <h2 id="next-title" className="max-w-[14ch]">
          {organiserContent.nextHeadline}
        </h2>
        <p className="max-w-[36em] text-lead">{hackMatrixContent.demoLead}</p>
        <p className="flex flex-wrap gap-grout pb-10">
          <LinkButton href={`${paths.product('hackmatrix')}#demo`} variant="contrast">
            Request a demo
          </LinkButton>
          <LinkButton href={paths.hackathonPlan()} variant="quiet">
            Plan days and budget first
          </LinkButton>
        </p>
      </div>
    </section>
  );
}
