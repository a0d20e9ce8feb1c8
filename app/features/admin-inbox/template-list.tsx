import { adminPaths } from '~/content/admin/admin-paths';
import type { ReplyTemplate } from '~/domain/contact/reply-template';
import { ToolRowLink } from '~/sections/admin/tool-table';

interface TemplateListProps {
  templates: readonly ReplyTemplate[];
  /** The id of the one that is edited. */
  current: string | undefined;
}

/** The templates by name, each with its beginning. */
export function TemplateList({ templates, current }: TemplateListProps) {
  return (
    <ul aria-label="Templates" className="grid grid-cols-[minmax(0,1fr)] gap-grout">
      {templates.map(({ id, name, text }) => (
        <li key={id} className="relative rounded-tile bg-surface px-3 py-2.5 hover:bg-raised">
          <ToolRowLink
            href={adminPaths.replyTemplates(`edit=${id}`)}
            aria-current={id === current ? 'true' : undefined}
            className="block font-semibold wrap-anywhere aria-[current]:text-primary"
          >
            {name}
          </ToolRowLink>
          <p className="truncate text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
