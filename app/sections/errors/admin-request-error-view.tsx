import { adminPaths } from '~/content/admin/admin-paths';
import { paths } from '~/paths';
import { Field } from '~/ui/forms/field';
import { Input } from '~/ui/forms/input';
import { getToolButtonClasses, ToolLink, ToolSubmit } from '../admin/tool-button';
import { ToolHeader } from '../admin/tool-header';
import type { RequestErrorViewProps } from './request-error-view';

interface AdminRequestErrorViewProps extends RequestErrorViewProps {
  /** The path of the page that was requested. */
  page: string;
}

/** Why a request of the back office was refused, with a form that sends it again where possible, and otherwise with a link to its page. */
export function AdminRequestErrorView(props: AdminRequestErrorViewProps) {
  const { title, text, form, needsFile, needsSignIn, page } = props;
  return (
    <>
      <ToolHeader title={title} text={text} />
      {form ? (
        <form
          method="post"
          action={form.action}
          encType={form.encoding}
          data-send-once=""
          className="grid max-w-xl justify-items-start gap-4"
        >
          <input type="hidden" name={form.fields} />
          {needsFile && (
            <Field id="file-again" label="The file, once more" className="w-full">
              <Input name={form.fileField} type="file" />
            </Field>
          )}
          <div className="flex flex-wrap gap-grout">
            {needsSignIn && (
              <a
                href={paths.auth.signIn()}
                target="_blank"
                className={getToolButtonClasses('loud')}
                rel="noopener"
              >
                Sign in, in a new tab
              </a>
            )}
            <ToolSubmit variant={needsSignIn ? 'quiet' : 'loud'}>Send again</ToolSubmit>
          </div>
        </form>
      ) : (
        <p className="flex flex-wrap gap-grout">
          <ToolLink href={page} variant="loud">
            Open the page again
          </ToolLink>
          <ToolLink href={adminPaths.today()}>Today</ToolLink>
        </p>
      )}
    </>
  );
}
