import { paths } from '~/paths';
import { Button } from '~/ui/buttons/button';
import { Icon } from '~/ui/icons/icon';
import { site } from '~site';

interface ArticleEndProps {
  slug: string;
  /** Absolute URL, for sharing. */
  pageUrl: string;
}

/** What a reader can do with the article: share, copy its link, print it, read it as plain text. In print, its URL. */
export function ArticleEnd({ slug, pageUrl }: ArticleEndProps) {
  return (
    <>
      <p className="mt-12 flex flex-wrap items-center gap-grout print:hidden">
        <Button variant="quiet" size="sm" data-share="" value={pageUrl} className="needs-script">
          <Icon name="share" />
          Share
        </Button>
        <Button variant="quiet" size="sm" data-copy="" value={pageUrl} className="needs-script">
          <Icon name="copy" />
          Copy link
        </Button>
        <Button variant="quiet" size="sm" data-print="" className="needs-script">
          Print
        </Button>
        <a
          href={paths.articleMarkdown(slug)}
          className="inline-flex min-h-11 items-center px-4 text-sm font-semibold underline underline-offset-4"
        >
          As plain text
        </a>
      </p>
      <p className="hidden text-sm text-muted print:block">
        {site.legalName}, {site.domain}
        {paths.article(slug)}
      </p>
    </>
  );
}
