import type { SubmissionResult } from '@conform-to/react';
import { hackMatrix } from '~/content/hackmatrix';
import { people } from '~/content/people';
import { softwareProducts } from '~/content/products';
import { DemoRequestForm } from '~/features/leads/demo-request-form';
import { paths } from '~/paths';
import { Portrait } from '~/ui/art/portrait/portrait';

const product = softwareProducts.find(({ id }) => id === hackMatrix.productId);
const host = people.find(({ id }) => id === product?.leadId);

/** What happens in the half hour, who shows it, and the form. */
export function DemoRequest({ lastResult }: { lastResult: SubmissionResult<string[]> | undefined }) {
  return (
    <section
      id="demo"
      aria-labelledby="demo-title"
      className="wrap section grid scroll-mt-6 gap-x-14 gap-y-12 lg:grid-cols-[5fr_7fr]"
    >
      <div className="flex flex-col">
        <h2 id="demo-title" className="max-w-[12ch]">
          {hackMatrix.demoHeadline}
        </h2>
        <p className="mt-5 max-w-[30em] text-lg text-muted">{hackMatrix.demoLead}</p>
        {host && (
          <div className="mt-auto flex items-end gap-4 pt-10">
            <Portrait person={host.portrait} className="size-24 rounded-tile" />
            <p>
              <span className="block font-semibold">{host.name}</span>
              <span className="text-muted">{host.role}. You talk to the person who answers for it.</span>
            </p>
          </div>
        )}
      </div>
      <DemoRequestForm action={paths.product(hackMatrix.productId)} lastResult={lastResult} />
    </section>
  );
}
