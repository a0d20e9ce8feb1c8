import { SESSION_ATTRIBUTES } from '~/domain/site/behaviour-attributes';
import { Alert } from '~/ui/feedback/alert';

interface AuthMessageProps {
  title: string;
  /** Error from the server. */
  text?: string | undefined;
  action?: React.ReactNode;
}

/** Error of a sign-in or sign-out, from the server or the OIDC script. Hidden without a text. */
export function AuthMessage({ title, text, action }: AuthMessageProps) {
  return (
    <div hidden={!text} role="alert" {...{ [SESSION_ATTRIBUTES.authMessage]: '' }}>
      <Alert tone="danger" title={title} action={action}>
        <span data-alert-text="">{text}</span>
      </Alert>
    </div>
  );
}
