import { paths } from '~/paths';
import { Button } from '~/ui/buttons/button';
import { TextField } from '~/ui/forms/text-field';

interface CodeFormProps {
  code: string;
  issue?: string | undefined;
}

/** Takes the code of a document on paper. */
export const CodeForm = ({ code, issue }: CodeFormProps) => (
  <form action={paths.invoices.verify()} className="grid max-w-md gap-4">
    <TextField
      field={{
        id: 'code',
        name: 'code',
        value: code,
        errors: issue ? [issue] : undefined,
        autoFocus: Boolean(issue),
      }}
      label="Code beside the QR code"
      hint="20 letters and digits, like 7k3m9-qxp2v-ht8rw-dc4nb"
      maxLength={60}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
    <Button type="submit" variant="contrast" className="justify-self-start">
      Check the document
    </Button>
  </form>
);
