import { paths } from '~/paths';
import { Button } from '~/ui/buttons/button';
import { LinkButton } from '~/ui/buttons/link-button';
import { Field } from '~/ui/forms/field';
import { Input } from '~/ui/forms/input';

export interface RequestErrorViewProps {
  title: string;
  text: string;
  /** Submits the same form again. `fields` is the name of one hidden field that the server replaces by all values. */
  form?: { action: string; encoding: string; fields: string; fileField: string } | undefined;
  needsFile: boolean;
  needsSignIn: boolean;
}

/** Why a request was refused, with a form that sends it again where possible. */
export function RequestErrorView({ title, text, form, needsFile, needsSignIn }: RequestErrorViewProps) {
  return (
    <div className="wrap grid gap-6 py-20 md:py-32">
      <h1 className="max-w-[16ch]">{title}</h1>
      <p className="max-w-xl text-lead text-muted">{text}</p>
      {form && (
        <form
          method="post"
          action={form.action}
          encType={form.encoding}
          data-send-once=""
          className="grid max-w-xl justify-items-start gap-5"
        >
          <input type="hidden" name={form.fields} />
          {needsFile && (
            <Field id="file-again" label="The file, once more" className="w-full">
              <Input name={form.fileField} type="file" />
            </Field>
          )}
          <div className="flex flex-wrap gap-2">
            {needsSignIn && (
              <LinkButton href={paths.auth.signIn()} target="_blank">
                Sign in, in a new tab
              </LinkButton>
            )}
            <Button type="submit" variant={needsSignIn ? 'quiet' : undefined}>
              Send again
            </Button>
          </div>
        </form>
      )}
      <div className="flex flex-wrap gap-2">
        <LinkButton href={paths.home()} variant={form ? 'quiet' : undefined}>
          To the home page
        </LinkButton>
        <LinkButton href={paths.shop.home()} variant="quiet">
          Go to the shop
        </LinkButton>
      </div>
    </div>
  );
}
