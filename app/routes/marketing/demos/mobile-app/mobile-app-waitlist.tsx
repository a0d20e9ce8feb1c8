import type { SubmissionResult } from '@conform-to/react';
import { appStores, mobileAppContent } from '~/content/demos/mobile-app-content';
import { WaitlistForm } from '~/features/contact/waitlist-form';
import { paths } from '~/paths';

const [android, iphone] = appStores.map(({ id, store, needs }) => ({
  value: id,
  label: store,
  hint: needs,
}));

/** The waitlist form. A rejected form is shown alone. */
export function MobileAppWaitlist({ lastResult }: { lastResult: SubmissionResult<string[]> | undefined }) {
  const Heading = lastResult ? 'h1' : 'h2';
  if (!android || !iphone) return null;
  return (
    <section
      aria-labelledby="waitlist-title"
      className={`wrap grid gap-x-14 gap-y-8 lg:grid-cols-[5fr_7fr] ${lastResult ? 'pt-10 md:pt-16' : 'section'}`}
    >
      <div>
        <Heading id="waitlist-title" className="max-w-[14ch] text-h2">
          {mobileAppContent.waitlistHeadline}
        </Heading>
        <p className="mt-5 max-w-[28em] text-muted">{mobileAppContent.choices}</p>
      </div>
      <WaitlistForm
        action={paths.demos.mobileApp()}
        lastResult={lastResult}
        products={[android, iphone]}
        promise={mobileAppContent.waitlistPromise}
      />
    </section>
  );
}
