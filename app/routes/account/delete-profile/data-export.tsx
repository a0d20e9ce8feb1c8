import { paths } from '~/paths';
import { Button } from '~/ui/buttons/button';
import { Icon } from '~/ui/icons/icon';

/** Offers one ZIP file with all personal data of the user. */
export function DataExport({ isRecentlyAuthenticated }: { isRecentlyAuthenticated: boolean }) {
  return (
    <section aria-labelledby="take-along" className="grid gap-4">
      <h2 id="take-along" className="text-h3">
        Take it along
      </h2>
      <p className="max-w-prose text-muted">
        One ZIP with everything above: readable text (JSON) for each part, and the files you sent. Passwords
        and keys are not in it.
      </p>
      {isRecentlyAuthenticated ? (
        <form method="post" action={paths.account.dataExport()}>
          <Button type="submit" variant="quiet">
            <Icon name="download" />
            Download everything
          </Button>
        </form>
      ) : (
        <p className="text-sm">The button stands here once you have said that it is you.</p>
      )}
    </section>
  );
}
