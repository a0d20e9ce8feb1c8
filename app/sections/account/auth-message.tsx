import { SESSION_ATTRIBUTES } from '~/domain/site/behaviour-attributes';
import { Alert } from '~/ui/feedback/alert';

interface AuthMessageProps {
  title: string;
  /** What the server has to say already. */
  text?: string | undefined;
  action?: React.ReactNode;
}

/** Room for what there is to say about signing in and out, by the server or by the identity script; closed until then. */
export function AuthMessage({ title, text, action }: AuthMessageProps) {
  return (
    <div hidden={!text} role="alert" {...{ [SESSION_ATTRIBUTES.authMessage]: '' }}>
      <Alert tone="danger" title={title} action={action}>
        <span data-alert-text="">{text}</span>
      </Alert>
    </div>
  );
}
