import { ToolSubmit } from './tool-button';
import { ToolForm } from './tool-form';

interface TestEmailFormProps {
  action: string;
  /** It is not sent yet, so that it can be changed. */
  isDraft: boolean;
  /** To whom the test goes. */
  email: string;
}

/** Sends an email of staff to many to the signed-in member of staff alone. */
export function TestEmailForm({ action, isDraft, email }: TestEmailFormProps) {
  return (
    <ToolForm action={action} hasSurface={false}>
      <ToolSubmit intent="test" className="justify-self-start">
        Send a test to me
      </ToolSubmit>
      <p className="mt-1.5 text-xs text-muted wrap-anywhere">
        {isDraft ? 'As it is saved' : 'As it was sent'}, to {email}.
      </p>
    </ToolForm>
  );
}
