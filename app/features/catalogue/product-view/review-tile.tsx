import { getReviewPhotoPath } from '~/content/shop/shop-page-paths';
import { toIndianDay } from '~/domain/time/wall-clock';
import { Badge } from '~/ui/data/badge';
import { Stars } from '~/ui/data/stars';
import { site } from '~site';

export interface ShownReview {
  id: string;
  author: string;
  city: string;
  stars: number;
  verified: boolean;
  title: string;
  text: string;
  answer: string;
  photoIds: readonly string[];
  createdAt: Date;
}

const dateFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

interface ReviewTileProps {
  review: ShownReview;
  productName: string;
}

/** Each photo opens larger. */
function ReviewPhotos({ review: { author, photoIds }, productName }: ReviewTileProps) {
  const name = `Photo of ${productName} by ${author}`;
  return (
    <ul className="mt-4 flex flex-wrap gap-grout">
      {photoIds.map((id, index) => (
        <li key={id}>
          <a href={getReviewPhotoPath(id, 'large')} className="block overflow-hidden rounded-inner">
            <img
              src={getReviewPhotoPath(id, 'small')}
              alt={photoIds.length === 1 ? name : `${name}, ${index + 1} of ${photoIds.length}`}
              width={96}
              height={96}
              loading="lazy"
              className="size-24 bg-tile-1 object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

export function ReviewTile({ review, productName }: ReviewTileProps) {
  const { author, city, stars, verified, title, text, answer, photoIds, createdAt } = review;
  return (
    <li className="rounded-tile bg-surface p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Stars value={stars} label={`${stars} out of 5 stars`} />
        {verified && <Badge tone="success">Bought here</Badge>}
      </div>
      {title && <h3 className="mt-3 text-panel wrap-anywhere">{title}</h3>}
      <blockquote className="mt-3 max-w-[62ch] whitespace-pre-line wrap-anywhere">{text}</blockquote>
      {photoIds.length > 0 && <ReviewPhotos review={review} productName={productName} />}
      <p className="mt-4 text-sm text-muted">
        <span className="font-semibold text-text">{author}</span>, {city && `${city}, `}
        <time dateTime={toIndianDay(createdAt)}>{dateFormat.format(createdAt)}</time>
      </p>
      {answer && (
        <div className="mt-4 rounded-tile bg-raised p-4">
          <p className="text-sm font-semibold">{site.name} answers</p>
          <p className="mt-1 max-w-[62ch] whitespace-pre-line wrap-anywhere">{answer}</p>
        </div>
      )}
    </li>
  );
}
