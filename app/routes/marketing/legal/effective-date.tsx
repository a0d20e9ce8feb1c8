import type { LegalDocument } from '~/content/legal/legal-document';
import { formatDate } from '~/sections/format/format-date';
import { site } from '~site';

interface EffectiveDateProps extends Pick<LegalDocument, 'changes'> {
  path: string;
}

/** The date from which the text is effective. The print version adds the URL. */
export function EffectiveDate({ changes: [{ date }], path }: EffectiveDateProps) {
  return (
    <p className="text-muted">
      In force since <time dateTime={date}>{formatDate(date)}</time>.{' '}
      <a
        href="#changes-made"
        className="inline-flex min-h-11 items-center underline decoration-primary decoration-2 underline-offset-4 hover:decoration-text print:hidden"
      >
        What changed
      </a>
      <span className="hidden print:inline">
        {site.legalName}, {site.domain}
        {path}
      </span>
    </p>
  );
}
