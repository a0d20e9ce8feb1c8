import type { SubmissionResult } from '@conform-to/react';
import { findTeamMember } from '~/content/company/team';
import { hackMatrixContent } from '~/content/products/hackmatrix-content';
import { softwareProducts } from '~/content/products/software-products';
import { DemoRequestForm } from '~/features/contact/demo-request-form';
import { paths } from '~/paths';
import { StoredPortrait } from '~/sections/drawings/stored-portrait';
import { TextLink } from '~/ui/buttons/text-link';

const product = softwareProducts.find(({ id }) => id === hackMatrixContent.productId);
const host = findTeamMember(product?.teamLeadId);

interface HackMatrixDemoRequestProps {
  /** A rejected form is shown alone, so that its errors are at the top. */
  lastResult: SubmissionResult<string[]> | undefined;
}

/** What the demo shows, who presents it, and the form. */
export function HackMatrixDemoRequest({ lastResult }: HackMatrixDemoRequestProps) {
  const Heading = lastResult ? 'h1' : 'h2';
  return (
    <section
      id="demo"
      aria-labelledby="demo-title"
      className={`wrap grid scroll-mt-6 gap-x-14 gap-y-12 lg:grid-cols-[5fr_7fr] ${lastResult ? 'pt-10 md:pt-16' : 'section'}`}
    >
      <div className="flex flex-col">
        <Heading id="demo-title" className="max-w-[12ch] text-h2">
          {hackMatrixContent.demoHeadline}
        </Heading>
        <p className="mt-5 max-w-[30em] text-lg text-muted">{hackMatrixContent.demoLead}</p>
        {lastResult && (
          <p className="mt-5">
            <TextLink href={paths.product(hackMatrixContent.productId)} arrow="back">
              Back to HackMatrix
            </TextLink>
          </p>
        )}
        {host && (
          <div className="mt-auto flex items-end gap-4 pt-10">
            <StoredPortrait id={host.id} className="size-24 rounded-tile" />
            <p>
              <span className="block font-semibold">{host.name}</span>
              <span className="text-muted">{host.role}. You talk to the person who answers for it.</span>
            </p>
          </div>
        )}
      </div>
      <DemoRequestForm action={paths.product(hackMatrixContent.productId)} lastResult={lastResult} />
    </section>
  );
}
