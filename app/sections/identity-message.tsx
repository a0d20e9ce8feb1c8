import { BEHAVIOUR } from '~/domain/behaviour-attributes';
import { Notice } from '~/ui/notice';

interface IdentityMessageProps {
  title: string;
  action?: React.ReactNode;
}

/** Room for what the identity script has to say; it stays closed until then. */
export function IdentityMessage({ title, action }: IdentityMessageProps) {
  return (
    <div hidden role="alert" {...{ [BEHAVIOUR.identityMessage]: '' }}>
      <Notice tone="danger" title={title} action={action}>
        <span data-words="" />
      </Notice>
    </div>
  );
}
