import { adminPaths } from '~/content/admin/admin-paths';
import { findOpenRole } from '~/content/careers/open-roles';
import type { StoredLead } from '~/domain/contact/lead';
import { formatFileSize } from '~/domain/files/attachment';
import { ADMIN_ATTRIBUTES } from '~/domain/site/admin-attributes';
import { getToolButtonClasses, ToolLink } from '~/sections/admin/tool-button';

interface ApplicationTextProps {
  lead: StoredLead;
  roleId: string;
  roleTitle: string;
  /** The site or a draft has the role. */
  isRoleKnown: boolean;
}

const getText = (value: unknown) => (typeof value === 'string' ? value : '');

/** What the applicant sent: the answer under its question, and how to reach the person. */
export function ApplicationText({
  lead: { message, email, meta },
  roleId,
  roleTitle,
  isRoleKnown,
}: ApplicationTextProps) {
  const phone = getText(meta.phone);
  const link = getText(meta.link);
  return (
    <section aria-labelledby="answer-title" className="grid gap-4 rounded-tile bg-surface p-4 lg:p-5">
      <h2 id="answer-title" className="max-w-[38em] text-panel">
        {getText(meta.question) || findOpenRole(roleId)?.applicationQuestion || 'The answer'}
      </h2>
      <p className="max-w-[38em] text-base whitespace-pre-line wrap-anywhere">{message}</p>
      <dl className="grid gap-1.5 [&_dd]:wrap-anywhere [&>div]:grid [&>div]:grid-cols-[6rem_minmax(0,1fr)] [&>div]:gap-x-4 [&_dt]:text-muted">
        <div>
          <dt>Role</dt>
          <dd>
            {isRoleKnown ? (
              <a href={adminPaths.role(roleId)} className="underline underline-offset-4 hover:text-link">
                {roleTitle}
              </a>
            ) : (
              roleTitle
            )}
          </dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>{email}</dd>
        </div>
        {phone && (
          <div>
            <dt>Phone</dt>
            <dd>{phone}</dd>
          </div>
        )}
        {link && (
          <div>
            <dt>Link</dt>
            <dd>
              <a
                href={link}
                rel="noreferrer nofollow"
                className="underline underline-offset-4 hover:text-link"
              >
                {link}
              </a>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}

/** The CV in the viewer of the browser. Without one, and on narrow screens, the links alone. */
export function ApplicationCv({ lead: { id, name, files = [] } }: { lead: StoredLead }) {
  const [file] = files;
  if (!file) return null;
  const path = adminPaths.applicationFile(id, file.id);
  return (
    <section aria-labelledby="cv-title" className="grid gap-2.5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="cv-title" className="text-panel">
          CV
          <span className="ms-2 text-sm font-normal tracking-normal text-muted wrap-anywhere">
            {file.name}, {formatFileSize(file.size)}
          </span>
        </h2>
        <div className="flex gap-grout">
          <ToolLink href={path}>Open</ToolLink>
          <a href={path} download={file.name} className={getToolButtonClasses('quiet')}>
            Download
          </a>
        </div>
      </div>
      <iframe
        {...{ [ADMIN_ATTRIBUTES.pdf]: `${path}#navpanes=0&view=FitH` }}
        title={`CV of ${name}`}
        loading="lazy"
        hidden
        className="peer h-[75vh] w-full rounded-tile border-0 bg-bg-sunk max-lg:hidden"
      />
      <p className="rounded-tile bg-surface p-4 text-muted peer-[:not([hidden])]:hidden">
        Open or download the file to read it.
      </p>
    </section>
  );
}
