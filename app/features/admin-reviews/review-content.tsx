import type { StaffReview } from '~/domain/reviews/review';
import { Stars } from '~/ui/data/stars';

interface Photo {
  id: string;
  small: string;
  large: string;
}

/** The review as its author wrote it, with its photos. */
export function ReviewContent({ review, photos }: { review: StaffReview; photos: readonly Photo[] }) {
  const { stars, title, text, author, refusal, state } = review;
  return (
    <section aria-label="Review" className="grid gap-3 rounded-tile bg-surface p-4 lg:p-5">
      <Stars value={stars} label={`${stars} out of 5 stars`} />
      {title && <h2 className="text-panel wrap-anywhere">{title}</h2>}
      <blockquote className="max-w-[68ch] whitespace-pre-line wrap-anywhere">{text}</blockquote>
      {photos.length > 0 && (
        <ul className="flex flex-wrap gap-grout">
          {photos.map(({ id, small, large }, index) => (
            <li key={id}>
              <a href={large} className="block overflow-hidden rounded-inner">
                <img
                  src={small}
                  alt={`By ${author}, ${index + 1} of ${photos.length}`}
                  width={144}
                  height={144}
                  className="size-36 bg-tile-1 object-cover"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
      {state === 'refused' && refusal && <p className="text-muted wrap-anywhere">Refused: {refusal}</p>}
    </section>
  );
}
