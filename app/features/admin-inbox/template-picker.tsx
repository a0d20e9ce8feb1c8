import { adminPaths } from '~/content/admin/admin-paths';
import { ToolLink, ToolSubmit } from '~/sections/admin/tool-button';
import { ToolSelect } from '~/sections/admin/tool-field';

interface TemplatePickerProps {
  leadId: string;
  templates: readonly { id: string; name: string }[];
  /** The id of the template that fills the reply. */
  chosen: string | undefined;
}

/** Loads the page again with the text of a template in the reply. */
export function TemplatePicker({ leadId, templates, chosen }: TemplatePickerProps) {
  const link = (
    <ToolLink href={adminPaths.replyTemplates()} variant="plain" className="lg:min-h-10">
      {templates.length > 0 ? 'Edit templates' : 'Write templates for replies'}
    </ToolLink>
  );
  // The text begins at the edge of the column.
  if (templates.length === 0) return <p className="-ms-3.5">{link}</p>;
  return (
    <form action={`${adminPaths.lead(leadId)}#reply`} className="flex flex-wrap items-end gap-grout">
      <ToolSelect
        field={{ id: 'template', name: 'template', value: chosen ?? '' }}
        label="Begin with a template"
        options={[
          { value: '', label: 'An empty field' },
          ...templates.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        optional="unmarked"
        className="grow sm:max-w-80"
      />
      <ToolSubmit className="lg:min-h-10">Fill in</ToolSubmit>
      {link}
    </form>
  );
}
