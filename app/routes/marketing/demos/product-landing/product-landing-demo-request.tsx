import type { SubmissionResult } from '@conform-to/react';
import { hackMatrixContent } from '~/content/products/hackmatrix-content';
import { DemoRequestForm } from '~/features/contact/demo-request-form';
import { paths } from '~/paths';
import { TextLink } from '~/ui/buttons/text-link';

/** The demo request form. A rejected form is shown alone, so that its errors are at the top. */
export function ProductLandingDemoRequest({
  lastResult,
}: {
  lastResult: SubmissionResult<string[]> | undefined;
}) {
  const Heading = lastResult ? 'h1' : 'h2';
  return (
    <section
      id="demo"
      aria-labelledby="ask-title"
      className={`wrap scroll-mt-6 ${lastResult ? 'pt-10 md:pt-16' : 'section'}`}
    >
      <div className="grid gap-x-14 gap-y-8 rounded-tile bg-surface p-4 md:p-10 lg:grid-cols-[4fr_8fr]">
        <div>
          <Heading id="ask-title" className="text-h2">
            {hackMatrixContent.demoHeadline}
          </Heading>
          <p className="mt-4 text-muted">{hackMatrixContent.demoLead}</p>
          <p className="mt-4">
            <TextLink href={paths.product(hackMatrixContent.productId)}>The long tour, hour by hour</TextLink>
          </p>
        </div>
        <DemoRequestForm action={paths.demos.productLanding()} lastResult={lastResult} />
      </div>
    </section>
  );
}
