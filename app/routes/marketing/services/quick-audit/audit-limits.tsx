import { auditLimits, quickAuditContent } from '~/content/services/quick-audit-content';
import { Icon } from '~/ui/icons/icon';

/** What belongs to the audit, and what does not. */
export function AuditLimits() {
  return (
    <section aria-labelledby="limits-title" className="section">
      <div className="sunk">
        <div className="wrap py-16 md:py-24">
          <h2 id="limits-title">{quickAuditContent.limitsHeadline}</h2>
          <div className="mt-8 grid gap-grout md:grid-cols-2">
            <ul className="grid content-start gap-4 rounded-tile bg-surface p-5 md:p-8">
              {auditLimits.is.map((text) => (
                <li key={text} className="flex gap-3">
                  <Icon name="check" className="mt-1 shrink-0" />
                  {text}
                </li>
              ))}
            </ul>
            <ul className="grid content-start gap-4 rounded-tile bg-surface p-5 text-muted md:p-8">
              {auditLimits.isNot.map((text) => (
                <li key={text} className="flex gap-3">
                  <Icon name="close" className="mt-1 shrink-0" />
                  <span>
                    <span className="sr-only">Not: </span>
                    {text}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}
