import { convergePhone, phoneReviews } from '~/content/converge-phone';

/** What members say, the one who is not convinced among them. */
export function Reviews() {
  return (
    <section
      aria-labelledby="reviews-title"
      className="wrap section grid gap-x-14 gap-y-10 lg:grid-cols-[4fr_8fr]"
    >
      <div className="lg:sticky lg:top-8 lg:self-start">
        <h2 id="reviews-title">{convergePhone.reviewsHeadline}</h2>
        <p className="mt-5 text-muted">{convergePhone.reviewsLead}</p>
      </div>
      <ul className="grid gap-grout sm:grid-cols-2">
        {phoneReviews.map(({ id, quote, who, phone }) => (
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
