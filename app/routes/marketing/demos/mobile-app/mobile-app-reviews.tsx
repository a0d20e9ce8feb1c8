import { mobileAppContent, mobileAppReviews } from '~/content/demos/mobile-app-content';

/** Reviews of members, including a critical one. */
export function MobileAppReviews() {
  return (
    <section
      aria-labelledby="reviews-title"
      className="wrap section grid gap-x-14 gap-y-10 lg:grid-cols-[4fr_8fr]"
    >
      <div className="lg:sticky lg:top-8 lg:self-start">
        <h2 id="reviews-title">{mobileAppContent.reviewsHeadline}</h2>
        <p className="mt-5 text-muted">{mobileAppContent.reviewsLead}</p>
      </div>
      <ul className="grid gap-grout sm:grid-cols-2">
        {mobileAppReviews.map(({ id, quote, who, phone }) => (
          <li key={id}>
            <figure className="flex h-full flex-col justify-between gap-10 rounded-tile bg-surface p-5 md:p-7">
              <blockquote className="font-display text-[clamp(1.5rem,2.4vw,2rem)] leading-[1.1] font-semibold tracking-[-0.025em]">
                {quote}
              </blockquote>
              <figcaption>
                <span className="block font-semibold">{who}</span>
                <span className="text-sm text-muted">{phone}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
