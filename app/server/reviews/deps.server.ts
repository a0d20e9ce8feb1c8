import type { CatalogueChange } from '../catalogue/catalogue-change.server';
import type { ServiceDeps } from '../db/database.server';
import type { ContentDeps } from '../db/file-contents.server';
import type { EmailQueue } from '../email/types.server';
import type { CheckReviewPhoto } from '../profiles/pictures/check-review-photo.server';

export interface ReviewDeps extends ContentDeps, ServiceDeps {
  /** Signs the links of orders and of photos that are not public. */
  secret: string;
  checkPhoto: CheckReviewPhoto;
  /** Invalidates the cached pages of this process at once. Other processes are notified by the database. */
  announce(change: CatalogueChange): void;
}

export interface ReviewManagementDeps extends Pick<ReviewDeps, 'db' | 'secret' | 'clock' | 'announce'> {
  emailQueue: EmailQueue;
}

/** The reviews of a product changed. Its pages are not in lists of other categories. */
export const announceReviews = ({ announce }: Pick<ReviewDeps, 'announce'>, productId: string): void =>
  announce({ kind: 'product', id: productId, categories: [], withdrawn: false });
