import type { SubmissionResult } from '@conform-to/react';
import { findTeamMember } from '~/content/company/team';
import { convergeContent } from '~/content/products/converge-content';
import { convergePageContent } from '~/content/products/converge-page-content';
import { getSoftwareProduct } from '~/content/products/software-products';
import { DemoRequestForm } from '~/features/contact/demo-request-form';
import { paths } from '~/paths';
import { Portrait } from '~/ui/art/portrait/portrait';
import { TextLink } from '~/ui/buttons/text-link';

const product = getSoftwareProduct(convergeContent.productId);
const host = findTeamMember(product.teamLeadId);

const LABELS = {
  people: 'Members of your community',
  date: 'Next evening',
  message: 'Where do you plan today, and what is lost on the way?',
};

interface ConvergeDemoRequestProps {
  /** A rejected form is shown alone, so that its errors are at the top. */
  lastResult: SubmissionResult<string[]> | undefined;
}

/** The form in the wide column, the host of the demo beside it. */
export function ConvergeDemoRequest({ lastResult }: ConvergeDemoRequestProps) {
  const Heading = lastResult ? 'h1' : 'h2';
  return (
    <section
      id="demo"
      aria-labelledby="demo-title"
      className={`wrap scroll-mt-6 ${lastResult ? 'pt-10 md:pt-16' : 'section'}`}
    >
      <Heading id="demo-title" className="text-h2">
        {convergePageContent.demoHeadline}
      </Heading>
      <div className="mt-8 grid gap-x-14 gap-y-10 lg:grid-cols-[8fr_4fr]">
        <DemoRequestForm action={product.href} lastResult={lastResult} labels={LABELS} />
        <div>
          {host && <Portrait features={host.portrait} className="size-24 rounded-tile" />}
          <p className="mt-4 font-semibold">{host?.name}</p>
          <p className="text-muted">{host?.role}</p>
          <p className="mt-4 max-w-[30em]">{convergePageContent.demoLead}</p>
          {lastResult && (
            <p className="mt-5">
              <TextLink href={paths.product(convergeContent.productId)} arrow="back">
                Back to {product.name}
              </TextLink>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
