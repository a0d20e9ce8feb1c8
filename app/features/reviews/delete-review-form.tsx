import { Button } from '~/ui/buttons/button';
import { Disclosure } from '~/ui/data/disclosure';

/** It is in a disclosure, so that one wrong click does not delete. */
export function DeleteReviewForm({ version }: { version: number }) {
  return (
    <Disclosure summary="Delete this review">
      <form method="post" data-send-once="" className="grid justify-items-start gap-4">
        <input type="hidden" name="version" value={version} />
        <p>The review is deleted at once with its photos and its answer. This cannot be undone.</p>
        <Button type="submit" name="intent" value="delete" variant="danger">
          Yes, delete the review
        </Button>
      </form>
    </Disclosure>
  );
}
