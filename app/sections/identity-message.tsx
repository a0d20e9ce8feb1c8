import { SESSION_BEHAVIOUR } from '~/domain/behaviour-attributes';
import { Notice } from '~/ui/notice';

interface IdentityMessageProps {
  title: string;
  /** What the server has to say already. */
  words?: string | undefined;
  action?: React.ReactNode;
}

/** Room for what there is to say about signing in and out, by the server or by the identity script; closed until then. */
export function IdentityMessage({ title, words, action }: IdentityMessageProps) {
  return (
    <div hidden={!words} role="alert" {...{ [SESSION_BEHAVIOUR.identityMessage]: '' }}>
      <Notice tone="danger" title={title} action={action}>
        <span data-words="">{words}</span>
      </Notice>
    </div>
  );
}
