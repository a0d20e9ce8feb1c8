import { paths } from '~/paths';
import { Button } from '~/ui/buttons/button';
import { Icon } from '~/ui/icons/icon';

/** Offers one ZIP file with all personal data of the user. */
export function DataExport({ isRecentlyAuthenticated }: { isRecentlyAuthenticated: boolean }) {
  return (
    <section aria-labelledby="take-along" className="grid gap-4">
      <h2 id="take-along" className="text-h3">
        Download your data
      </h2>
      <p className="max-w-prose text-muted">
        A ZIP file with everything above: a JSON file for each part, and the files you sent. It contains no
        passwords or keys.
      </p>
      {isRecentlyAuthenticated ? (
        <form method="post" action={paths.account.dataExport()}>
          <Button type="submit" variant="quiet">
            <Icon name="download" />
            Download everything
          </Button>
        </form>
      ) : (
        <p className="text-sm">The button appears here when you have confirmed your identity.</p>
      )}
    </section>
  );
}
